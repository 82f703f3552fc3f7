import type { Contender } from '../systems/dutch/contender.ts';
import type { BracketTrace } from '../systems/dutch/trace.ts';
import type { DutchRound } from './dutchRound.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';

/** C.04.3 (2026) 1.4.1: why a player left the brackets that he left, from the top. Whom the last one leaves over has the bye. */
export function dutchFloatReasons(dutch: DutchRound, player: Contender): Reason[] {
  return dutch.brackets
    .slice(0, -1)
    .filter(({ downfloaters }) => downfloaters.includes(player.number))
    .flatMap((bracket) => floatReasons(bracket, player));
}

function floatReasons(bracket: BracketTrace, { number }: Contender): Reason[] {
  const who = { player: onePlayer(number), score: { points: bracket.score } };
  const players = bracket.mdps.length + bracket.residents.length;
  const { downfloaters } = bracket;
  if (bracket.limbo.includes(number)) {
    return [reason('floatsOn', who)];
  }
  if (players === 1) {
    return [reason('floatsAlone', who)];
  }
  const needed =
    downfloaters.length === 1
      ? reason('floatsOdd', { ...who, players })
      : reason(downfloaters.length === bracket.fewestFloaters() ? 'floatsNoPair' : 'floatsCompletion', {
          ...who,
          count: downfloaters.length,
        });
  return [needed, ...insteadOf(bracket, number)];
}

/** By the order of the bracket somebody else would have left it. */
function insteadOf(bracket: BracketTrace, number: Contender['number']): Reason[] {
  const [natural] = bracket.naturalFloaters.includes(number)
    ? []
    : bracket.naturalFloaters.filter((each) => !bracket.downfloaters.includes(each));
  if (natural === undefined) {
    return [];
  }
  const objection = bracket.objectionToFloater(natural);
  return objection === 'order' || objection === 'absolute'
    ? []
    : [
        reason('floatsInstead', {
          player: onePlayer(number),
          natural: onePlayer(natural),
          criterion: { word: objection },
        }),
      ];
}
