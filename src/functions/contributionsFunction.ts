import { contributionRows } from '../sheet/contributionRows.ts';
import { highestNumber } from '../sheet/limits.ts';
import { parseTieBreak } from '../tiebreaks/tieBreakSpec.ts';
import { tieBreakCodes } from '../tiebreaks/tiebreaks.ts';
import { playerNumber } from '../tournament/player.ts';
import { playersByNumber } from '../tournament/tournament.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { problemsOf, requiredWholeArgument, shownArgument } from './arguments.ts';
import { readSource } from './source.ts';
import { codeProblems, unknownPlayer, valuesOf } from './tieBreakFunctions.ts';

/** `CONTRIBUTIONS(code, player, [players], [results], [settings])`: Round, Opponent, Result, Counts as, Value. */
export const contributionsFunction: CustomFunction = (
  [code, player, players, results, settings],
  readWorkbook,
) => {
  const spec = parseTieBreak(shownArgument(code));
  const number = requiredWholeArgument(player, 'player', 1, highestNumber);
  if (spec === undefined || !number.ok) {
    const wrongCode = codeProblems({ argument: 'code', typed: code, family: tieBreakCodes });
    return refuse(...wrongCode, ...problemsOf(number));
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
