import type { HtmlOutput, HtmlService } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';

export class StandInHtmlOutput implements HtmlOutput {
  /** @param file its name without `.html` */
  constructor(readonly file: string) {}

  setWidth(): HtmlOutput {
    return this;
  }

  setHeight(): HtmlOutput {
    return this;
  }
}

export class StandInHtmlService implements HtmlService {
  constructor(private readonly host: Surroundings) {}

  createHtmlOutputFromFile(name: string): HtmlOutput {
    return this.host.htmlOutput(name);
  }
}
