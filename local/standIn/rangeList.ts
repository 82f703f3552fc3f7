import type { RangeList } from '../../appsscript/googleTypes.ts';
import { entered } from './entered.ts';
import { cellAt, changeCell, type Borders, type Box, type CellModel, type SheetModel } from './model.ts';

type GoogleRangeList = GoogleAppsScript.Spreadsheet.RangeList;

type Side = boolean | null;

export class StandInRangeList implements RangeList {
  constructor(
    private readonly locale: string,
    private readonly sheet: SheetModel,
    private readonly boxes: readonly Box[],
  ) {
    if (boxes.length === 0) {
      throw new Error('A list of ranges needs at least one range');
    }
  }

  /** `null` leaves a line as it is; the last two are the lines between the cells of each range. */
  setBorder(
    top: Side,
    left: Side,
    bottom: Side,
    right: Side,
    vertical: Side,
    horizontal: Side,
  ): GoogleRangeList {
    return this.each((cell, { row, column, rows, columns }, down, across) => {
      const at = { row: row + down, column: column + across };
      const sides = {
        top: at.row === row ? top : horizontal,
        bottom: at.row === row + rows - 1 ? bottom : horizontal,
        left: at.column === column ? left : vertical,
        right: at.column === column + columns - 1 ? right : vertical,
      };
      return { borders: changed(cell.borders ?? {}, sides) };
    });
  }

  setBackground(background: string | null): GoogleRangeList {
    return this.each(({ background: before }) => ({ background: background ?? before ?? '#ffffff' }));
  }

  setHorizontalAlignment(alignment: 'left' | 'center' | 'normal' | 'right' | null): GoogleRangeList {
    if (alignment !== 'center') {
      throw new Error('The stand-in only centres');
    }
    return this.each(() => ({ centred: true }));
  }

  setNumberFormat(format: string): GoogleRangeList {
    return this.each(() => ({ format }));
  }

  setValue(value: unknown): GoogleRangeList {
    return this.each((cell) => entered(value, cell.format, { locale: this.locale, typed: false }));
  }

  clearContent(): GoogleRangeList {
    return this.each(() => ({ value: '', formula: '' }));
  }

  private each(
    change: (cell: CellModel, box: Box, down: number, across: number) => Partial<CellModel>,
  ): GoogleRangeList {
    for (const box of this.boxes) {
      for (let down = 0; down < box.rows; down += 1) {
        for (let across = 0; across < box.columns; across += 1) {
          const [row, column] = [box.row + down, box.column + across];
          changeCell(this.sheet, row, column, change(cellAt(this.sheet, row, column), box, down, across));
        }
      }
    }
    return this as unknown as GoogleRangeList;
  }
}

function changed(before: Borders, sides: Readonly<Record<keyof Borders, Side>>): Borders {
  const names = Object.keys(sides) as (keyof Borders)[];
  const drawn = names.filter((side) => sides[side] ?? before[side] === true);
  return Object.fromEntries(drawn.map((side) => [side, true]));
}
