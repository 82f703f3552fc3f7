import { highestNumber } from '../sheet/limits.ts';
import { cardContext, scoreCard } from '../sheet/scoreCard.ts';
import { playerNumber } from '../tournament/player.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { requiredWholeArgument } from './arguments.ts';
import { readSource } from './source.ts';
import { unknownPlayer } from './tieBreakFunctions.ts';

/** `SCORE_CARD(player, [players], [results], [settings])`: the card of Law 29.1; stages one below the other. */
export const scoreCardFunction: CustomFunction = ([player, players, results, settings], readWorkbook) => {
  const number = requiredWholeArgument(player, 'player', 1, highestNumber);
  if (!number.ok) {
    return number;
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { parts, language, colourNames } = read.source;
  const who = playerNumber(number.value);
  const cards = parts
    .filter(({ tournament }) => tournament.players.some((each) => each.number === who))
    .map(({ tournament }) => scoreCard(who, cardContext(tournament, language, colourNames)));
  return cards.length === 0
    ? { ...refuse(unknownPlayer(number.value)), language }
    : { ok: true, value: cards.flat() };
};
