import type { HtmlOutput, HtmlService } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';

export class StandInHtmlOutput implements HtmlOutput {
  constructor(readonly html: string) {}

  setWidth(): HtmlOutput {
    return this;
  }

  setHeight(): HtmlOutput {
    return this;
  }
}

export class StandInHtmlService implements HtmlService {
  constructor(private readonly host: Surroundings) {}

  createHtmlOutput(html: string): HtmlOutput {
    return this.host.htmlOutput(html);
  }
}
