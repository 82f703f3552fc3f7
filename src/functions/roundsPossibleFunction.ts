import { roundsOutlook } from '../systems/roundsOutlook.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import { sentenceOf } from '../sheet/sentences.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { wholeArgument } from './arguments.ts';
import { readSource } from './source.ts';

const mostRounds = 999;

/**
 * `ROUNDS_POSSIBLE(rounds, [players], [results], [settings])`: TRUE, or the sentence that says what cannot be done and why,
 * or how often such an event goes wrong. Of several sections each must be possible.
 */
export const roundsPossibleFunction: CustomFunction = (
  [rounds, players, results, settings],
  readWorkbook,
) => {
  const asked = wholeArgument(rounds, 'rounds', 1, mostRounds);
  if (!asked.ok) {
    return refuse(...asked.problems);
  }
  const { value } = asked;
  if (value === undefined) {
    return refuse({ code: 'argumentMissing', values: { argument: 'rounds' } });
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { parts, language } = read.source;
  const told = parts.flatMap(({ section, stage, tournament }) => {
    const problem = roundsOutlook(countingRounds(tournament), value);
    const name = [section, stage].filter((each) => each !== '').join(' – ');
    const where = parts.length > 1 && name !== '' ? `${name}: ` : '';
    return problem === undefined ? [] : [`${where}${sentenceOf(problem, language)}`];
  });
  return { ok: true, value: told.length === 0 ? true : told.join('\n') };
};
