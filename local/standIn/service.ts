/** One call of a Google service, in order. */
export interface ServiceCall {
  /** `Range.setValues` */
  readonly name: string;
  /** It reads or writes a sheet, range, validation, format, protection, metadata or property. */
  readonly counted: boolean;
  /** How many flushes came before it. */
  readonly flushes: number;
}

/** Which counted call throws, counting from 1, before it does anything. */
export interface Fault {
  readonly at: number;
  /** Every later call throws too, as when the server has stopped the script. */
  readonly andAfter?: boolean;
}

/**
 * Calls that only name a place or build a value on the script's side. Everything else is a service call
 * (workbook.md, *Limits*), `flush` included.
 */
const free = new Set([
  'SpreadsheetApp.getActiveSpreadsheet',
  'SpreadsheetApp.getUi',
  'SpreadsheetApp.newDataValidation',
  'Spreadsheet.createDeveloperMetadataFinder',
  'Spreadsheet.toast',
  'DeveloperMetadataFinder.withKey',
  'Sheet.getRange',
  'Sheet.getRangeList',
  'Range.offset',
  'Range.getSheet',
  'Range.getRow',
  'Range.getColumn',
]);

const countedClasses = [
  'SpreadsheetApp',
  'Spreadsheet',
  'Sheet',
  'Range',
  'RangeList',
  'DeveloperMetadataFinder',
  'DeveloperMetadata',
];

/** All that menu building needs: the only calls that work before the user has authorised the script. */
const menuBuilding = /^(SpreadsheetApp\.getUi|Ui\.create(Addon)?Menu|Menu\.\w+)$/;

/** Watches every call of every stand-in object: counts, refuses, fails on demand. */
export class Service {
  readonly calls: ServiceCall[] = [];
  flushes = 0;
  fault: Fault | undefined;
  /** `NONE`: the user has authorised nothing yet. */
  authMode: 'FULL' | 'NONE' = 'FULL';
  /** Called before each counted call is carried out, as somebody else who types meanwhile. */
  meanwhile: (count: number) => void = () => undefined;
  /** Called after each flush; what is in the workbook then is safe. */
  onFlush: (flushes: number) => void = () => undefined;

  /** How many service calls were made so far. */
  get count(): number {
    return this.calls.filter((call) => call.counted).length;
  }

  /** Notes the call before it is carried out, or throws in its place. */
  called(name: string): void {
    const counted = countedClasses.includes(name.split('.')[0] ?? '') && !free.has(name);
    this.calls.push({ name, counted, flushes: this.flushes });
    if (this.authMode === 'NONE' && !menuBuilding.test(name)) {
      throw new Error(`${name}: the script is not authorised to do this`);
    }
    if (counted) {
      this.meanwhile(this.count);
    }
    if (counted && this.fault !== undefined && this.fails(this.fault)) {
      throw new Error(`Service error: ${name} (call ${this.count})`);
    }
  }

  private fails(fault: Fault): boolean {
    return this.count === fault.at || (fault.andAfter === true && this.count > fault.at);
  }
}
