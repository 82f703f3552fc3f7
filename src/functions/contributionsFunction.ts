import { contributionRows } from '../sheet/contributionRows.ts';
import { parseTieBreak } from '../tiebreaks/tieBreakSpec.ts';
import { tieBreakCodes } from '../tiebreaks/tiebreaks.ts';
import { playerNumber } from '../tournament/player.ts';
import { playersByNumber } from '../tournament/tournament.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { shownArgument, wholeArgument } from './arguments.ts';
import { readSource } from './source.ts';
import { codeProblems, highestNumber, unknownPlayer, valuesOf } from './tieBreakFunctions.ts';

/** `CONTRIBUTIONS(code, player, [players], [results], [settings])`: Round, Opponent, Result, Counts as, Value. */
export const contributionsFunction: CustomFunction = (
  [code, player, players, results, settings],
  readWorkbook,
) => {
  const spec = parseTieBreak(shownArgument(code));
  const number = wholeArgument(player, 'player', 1, highestNumber);
  if (spec === undefined || !number.ok || number.value === undefined) {
    return refuse(
      ...codeProblems({ argument: 'code', typed: code, family: tieBreakCodes }),
      ...(number.ok ? [] : number.problems),
      ...(number.ok && number.value === undefined
        ? [{ code: 'argumentMissing' as const, values: { argument: 'player' } }]
        : []),
    );
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { parts, language } = read.source;
  for (const { tournament } of parts) {
    const found = valuesOf(tournament, spec).get(playerNumber(number.value));
    if (found !== undefined) {
      return {
        ok: true,
        value: contributionRows(found.contributions, playersByNumber(tournament), language),
      };
    }
  }
  return { ...refuse(unknownPlayer(number.value)), language };
};
