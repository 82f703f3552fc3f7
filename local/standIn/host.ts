import type * as Google from '../../appsscript/googleTypes.ts';
import { StandInDataValidationBuilder } from './dataValidationBuilder.ts';
import { StandInDeveloperMetadata } from './developerMetadata.ts';
import { StandInDeveloperMetadataFinder } from './developerMetadataFinder.ts';
import { calculated } from './calculated.ts';
import { StandInHtmlOutput, StandInHtmlService } from './htmlService.ts';
import { StandInLock, StandInLockService, type LockState } from './lockService.ts';
import { StandInMenu, type MenuItem } from './menu.ts';
import type { Box, CellModel, ModelValue, SheetModel, WorkbookModel } from './model.ts';
import { absentPerson, type Person } from './person.ts';
import { StandInRange } from './range.ts';
import { StandInRangeList } from './rangeList.ts';
import { Service } from './service.ts';
import { StandInSheet } from './sheet.ts';
import { StandInSpreadsheet } from './spreadsheet.ts';
import { StandInSpreadsheetApp } from './spreadsheetApp.ts';
import { strict } from './strict.ts';
import type { Surroundings } from './surroundings.ts';
import { StandInUi } from './ui.ts';
import { StandInUtilities } from './utilities.ts';

export type { Person };

/** One spreadsheet with Google's services around it; every object it hands out is watched by `service`. */
export class Host implements Surroundings {
  readonly service = new Service();
  readonly lockState: LockState = { holder: 'nobody' };
  /** Menus added by `onOpen`. */
  readonly menus: MenuItem[] = [];

  constructor(
    readonly workbook: WorkbookModel,
    readonly person: Person = absentPerson,
  ) {}

  /** Google's global objects, to be put into the context of the script. */
  globals(): Record<string, unknown> {
    return {
      SpreadsheetApp: strict(this.service, 'SpreadsheetApp', new StandInSpreadsheetApp(this)),
      LockService: strict(this.service, 'LockService', new StandInLockService(this)),
      HtmlService: strict(this.service, 'HtmlService', new StandInHtmlService(this)),
      Utilities: strict(this.service, 'Utilities', new StandInUtilities()),
    };
  }

  spreadsheet(): Google.Spreadsheet {
    return strict(this.service, 'Spreadsheet', new StandInSpreadsheet(this));
  }

  sheet(model: SheetModel): Google.Sheet {
    return strict(this.service, 'Sheet', new StandInSheet(this, model));
  }

  range(sheet: SheetModel, box: Box): Google.Range {
    return strict(this.service, 'Range', new StandInRange(this, sheet, box));
  }

  rangeList(sheet: SheetModel, boxes: readonly Box[]): Google.RangeList {
    return strict(this.service, 'RangeList', new StandInRangeList(this.workbook.locale, sheet, boxes));
  }

  metadataFinder(): Google.DeveloperMetadataFinder {
    return strict(this.service, 'DeveloperMetadataFinder', new StandInDeveloperMetadataFinder(this));
  }

  metadata(key: string): Google.DeveloperMetadata {
    return strict(this.service, 'DeveloperMetadata', new StandInDeveloperMetadata(this, key));
  }

  validationBuilder(): Google.DataValidationBuilder {
    return strict(this.service, 'DataValidationBuilder', new StandInDataValidationBuilder());
  }

  ui(): Google.Ui {
    return strict(this.service, 'Ui', new StandInUi(this));
  }

  menu(caption: string): Google.Menu {
    return strict(this.service, 'Menu', new StandInMenu(caption, (menu) => this.menus.push(menu)));
  }

  htmlOutput(html: string): Google.HtmlOutput {
    return strict(this.service, 'HtmlOutput', new StandInHtmlOutput(html));
  }

  lock(): Google.Lock {
    return strict(this.service, 'Lock', new StandInLock(this.lockState));
  }

  valueOf(cell: CellModel): ModelValue {
    return calculated(this.workbook, cell);
  }

  flushed(): void {
    this.service.flushes += 1;
    this.service.onFlush(this.service.flushes);
  }
}
