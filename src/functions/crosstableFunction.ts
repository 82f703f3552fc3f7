import { crosstableRows } from '../sheet/crosstableRows.ts';
import { partStandings } from '../sheet/partStandings.ts';
import { crosstable } from '../standings/crosstable.ts';
import type { CustomFunction } from './answer.ts';
import { readSource } from './source.ts';
import { tablesOf } from './tables.ts';

/** `CROSSTABLE([players], [results], [settings])`: the table of the Crosstable sheet. */
export const crosstableFunction: CustomFunction = ([players, results, settings], readWorkbook) => {
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { source } = read;
  return {
    ok: true,
    value: tablesOf(source, ({ tournament }) =>
      crosstableRows(
        crosstable(tournament, partStandings(tournament, source.language)),
        source.language,
        source.colourNames,
      ),
    ),
  };
};
