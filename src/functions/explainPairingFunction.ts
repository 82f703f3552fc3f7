import { explainRound } from '../sheet/explainRound.ts';
import type { Problem } from '../tournament/problem.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { wholeArgument, type ArgumentRead } from './arguments.ts';
import { readSource } from './source.ts';
import { highestNumber } from './tieBreakFunctions.ts';

const mostRounds = 999;

/** `EXPLAIN_PAIRING(round, player, [players], [results], [settings])`: a column, one sentence in each row. */
export const explainPairingFunction: CustomFunction = (
  [round, player, players, results, settings],
  readWorkbook,
) => {
  const asked = wholeArgument(round, 'round', 1, mostRounds);
  const who = wholeArgument(player, 'player', 1, highestNumber);
  if (!asked.ok || !who.ok || asked.value === undefined || who.value === undefined) {
    return refuse(...problemsOf(asked, 'round'), ...problemsOf(who, 'player'));
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { source } = read;
  const explained = explainRound(source, asked.value, who.value);
  return explained.ok
    ? { ok: true, value: explained.sentences.map((sentence) => [sentence]) }
    : { ...explained, language: source.language };
};

/** Both arguments are needed: an omitted one is wrong. */
function problemsOf(read: ArgumentRead<number>, argument: string): readonly Problem[] {
  if (!read.ok) {
    return read.problems;
  }
  return read.value === undefined ? [{ code: 'argumentMissing', values: { argument } }] : [];
}
