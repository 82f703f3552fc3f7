import type {
  DataValidationBuilder,
  Spreadsheet,
  SpreadsheetService,
  Ui,
} from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';

export class StandInSpreadsheetApp implements SpreadsheetService {
  constructor(private readonly host: Surroundings) {}

  getActiveSpreadsheet(): Spreadsheet {
    return this.host.spreadsheet();
  }

  getUi(): Ui {
    return this.host.ui();
  }

  flush(): void {
    this.host.flushed();
  }

  newDataValidation(): DataValidationBuilder {
    return this.host.validationBuilder();
  }
}
