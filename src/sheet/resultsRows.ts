import type { Pairing } from '../tournament/pairing.ts';
import type { Player } from '../tournament/player.ts';
import type { PartKey } from './event.ts';
import type { ResultColumn } from './headings.ts';
import type { Language } from './languages.ts';
import type { AppendedRows } from './page.ts';
import type { FoundTable } from './table.ts';

/**
 * The rows of newly paired rounds (one pairing for each part), under the last row of the sheet that holds anything
 * in the add-on's columns. Byes whose row stands in the sheet already (`alreadyThere`) are left out.
 */
export function resultsRows(
  _table: FoundTable<ResultColumn>,
  _pairings: readonly { readonly part: PartKey; readonly pairing: Pairing }[],
  _players: readonly Player[],
  _language: Language,
): AppendedRows {
  throw new Error('not written yet');
}
