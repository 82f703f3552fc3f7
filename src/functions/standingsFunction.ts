import { mostRounds } from '../sheet/limits.ts';
import { partStandings } from '../sheet/partStandings.ts';
import { standingsRows } from '../sheet/standingsRows.ts';
import { parseTieBreaks } from '../tiebreaks/tieBreakSpec.ts';
import { tieBreakCodes } from '../tiebreaks/tiebreaks.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { problemsOf, textArgument, wholeArgument } from './arguments.ts';
import { isOmitted } from './fromRange.ts';
import { readSource } from './source.ts';
import { tablesOf } from './tables.ts';

/** `STANDINGS([players], [results], [tiebreaks], [after_round], [settings])`: the table of the Standings sheet. */
export const standingsFunction: CustomFunction = (
  [players, results, tieBreaks, afterRound, settings],
  readWorkbook,
) => {
  const list = isOmitted(tieBreaks) ? undefined : parseTieBreaks(textArgument(tieBreaks));
  const after = wholeArgument(afterRound, 'after_round', 0, mostRounds);
  const unknown = (list?.unknown ?? []).map((found) => ({
    code: 'tieBreakUnknown' as const,
    found,
    values: { argument: 'tiebreaks', codes: tieBreakCodes.join(', ') },
  }));
  if (!after.ok || unknown.length > 0) {
    return refuse(...unknown, ...problemsOf(after));
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const options = {
    ...(list === undefined ? {} : { tieBreaks: list.specs }),
    ...(after.value === undefined ? {} : { afterRound: after.value }),
  };
  const { source } = read;
  return {
    ok: true,
    value: tablesOf(source, ({ tournament }) =>
      standingsRows(partStandings(tournament, source.language, options), source.language),
    ),
  };
};
