import { explainRound } from '../sheet/explainRound.ts';
import { highestNumber, mostRounds } from '../sheet/limits.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { problemsOf, requiredWholeArgument } from './arguments.ts';
import { readSource } from './source.ts';

/** `EXPLAIN_PAIRING(round, player, [players], [results], [settings])`: a column, one sentence in each row. */
export const explainPairingFunction: CustomFunction = (
  [round, player, players, results, settings],
  readWorkbook,
) => {
  const asked = requiredWholeArgument(round, 'round', 1, mostRounds);
  const who = requiredWholeArgument(player, 'player', 1, highestNumber);
  if (!asked.ok || !who.ok) {
    return refuse(...problemsOf(asked, who));
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
