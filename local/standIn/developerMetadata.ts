import type { DeveloperMetadata } from '../../appsscript/googleTypes.ts';
import type { Host } from './host.ts';

export class StandInDeveloperMetadata implements DeveloperMetadata {
  constructor(
    private readonly host: Host,
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
