import type { DeveloperMetadata } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';

export class StandInDeveloperMetadata implements DeveloperMetadata {
  constructor(
    private readonly host: Surroundings,
    private readonly key: string,
  ) {}

  getValue(): string | null {
    return this.host.workbook.metadata.get(this.key) ?? null;
  }

  setValue(value: string): GoogleAppsScript.Spreadsheet.DeveloperMetadata {
    this.host.workbook.metadata.set(this.key, value);
    return this as unknown as GoogleAppsScript.Spreadsheet.DeveloperMetadata;
  }
}
