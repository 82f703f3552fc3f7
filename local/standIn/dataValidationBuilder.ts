import type { DataValidation, DataValidationBuilder } from '../../appsscript/googleTypes.ts';
import type { DropDown } from './model.ts';

const built = new WeakMap<object, DropDown>();

export class StandInDataValidationBuilder implements DataValidationBuilder {
  private rule: DropDown = { choices: [], allowInvalid: true, help: '' };

  requireValueInList(choices: string[]): DataValidationBuilder {
    this.rule = { ...this.rule, choices: [...choices] };
    return this;
  }

  setAllowInvalid(allowInvalid: boolean): DataValidationBuilder {
    this.rule = { ...this.rule, allowInvalid };
    return this;
  }

  setHelpText(help: string): DataValidationBuilder {
    this.rule = { ...this.rule, help };
    return this;
  }

  build(): DataValidation {
    const rule = {};
    built.set(rule, this.rule);
    return rule as DataValidation;
  }
}

/** What a rule built here asks for. */
export function offeredRule(rule: DataValidation): DropDown {
  const dropDown = built.get(rule);
  if (dropDown === undefined) {
    throw new Error('This validation was not made by newDataValidation().build()');
  }
  return dropDown;
}
