import { mostRounds } from '../sheet/limits.ts';
import { partNames } from '../sheet/partTitle.ts';
import { sentenceOf } from '../sheet/sentences.ts';
import { roundsOutlook } from '../systems/roundsOutlook.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { CustomFunction } from './answer.ts';
import { requiredWholeArgument } from './arguments.ts';
import { readSource } from './source.ts';

/**
 * `ROUNDS_POSSIBLE(rounds, [players], [results], [settings])`: TRUE, or the sentence that says what cannot be done and why,
 * or how often such an event goes wrong. Of several sections each must be possible.
 */
export const roundsPossibleFunction: CustomFunction = (
  [rounds, players, results, settings],
  readWorkbook,
) => {
  const asked = requiredWholeArgument(rounds, 'rounds', 1, mostRounds);
  if (!asked.ok) {
    return asked;
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { parts, language } = read.source;
  const told = parts.flatMap((part) => {
    const problem = roundsOutlook(countingRounds(part.tournament), asked.value);
    const name = partNames(part).join(' – ');
    const where = parts.length > 1 && name !== '' ? `${name}: ` : '';
    return problem === undefined ? [] : [`${where}${sentenceOf(problem, language)}`];
  });
  return { ok: true, value: told.length === 0 ? true : told.join('\n') };
};
