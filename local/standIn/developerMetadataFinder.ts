import type { DeveloperMetadata, DeveloperMetadataFinder } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';

export class StandInDeveloperMetadataFinder implements DeveloperMetadataFinder {
  private key: string | undefined;

  constructor(private readonly host: Surroundings) {}

  withKey(key: string): DeveloperMetadataFinder {
    this.key = key;
    return this;
  }

  find(): DeveloperMetadata[] {
    return [...this.host.workbook.metadata.keys()]
      .filter((key) => this.key === undefined || key === this.key)
      .map((key) => this.host.metadata(key));
  }
}
