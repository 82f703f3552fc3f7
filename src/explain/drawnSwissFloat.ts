import type { FloatDown } from '../systems/drawnSwiss/drawings.ts';
import { barBetween, type Contestant, type Field } from '../systems/drawnSwiss/field.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { onePlayer, reason, type Reason, type ReasonValue } from './reasons.ts';

/**
 * Law 29.3 (the paragraph on odd groups), 29.4.3: why a player left a group, and why nobody in it met him.
 *
 * @param contestant whoever is paired in this round, by his number
 */
export function drawnFloatReasons(
  float: FloatDown,
  field: Field,
  contestant: (player: PlayerNumber) => Contestant,
): Reason[] {
  const { player, players, leaving } = float;
  const who = { player: onePlayer(player), score: { points: float.score } };
  if (players.length === 1) {
    return [reason('lotFloatAlone', who)];
  }
  const needed =
    players.length % 2 === 1 && leaving.length === 1
      ? reason('lotFloatOdd', { ...who, players: players.length })
      : reason('lotFloatSeveral', { ...who, players: players.length, count: leaving.length });
  return [needed, ...nobodyReasons(float, field, contestant)];
}

/** Law 29.4.1–3: what stood between him and each of the group; or that the lots of the others left him over. */
function nobodyReasons(
  { player, players, open }: FloatDown,
  field: Field,
  contestant: (player: PlayerNumber) => Contestant,
): Reason[] {
  const who = { player: onePlayer(player) };
  if (open.length > 0) {
    return [reason('lotFloatLeft', { ...who, open: { players: open } })];
  }
  const own = contestant(player);
  const against = players
    .filter((each) => each !== player)
    .map((each) => [each, barTo(field, own, contestant(each))] as const);
  const those = (bar: Bar): PlayerNumber[] => against.flatMap(([each, of]) => (of === bar ? [each] : []));
  return bars.flatMap(([bar, code]) =>
    those(bar).length === 0 ? [] : [reason(code, { ...who, others: listed(those(bar)) })],
  );
}

type Bar = ReturnType<typeof barBetween> | 'void';

const bars = [
  ['met', 'lotFloatMet'],
  ['colours', 'lotFloatColours'],
  ['apart', 'lotFloatApart'],
  ['void', 'lotFloatVoid'],
] as const;

function barTo(field: Field, own: Contestant, other: Contestant): Bar {
  return field.meeting(own, other) === undefined ? barBetween(field, own, other) : 'void';
}

function listed(players: readonly PlayerNumber[]): ReasonValue {
  return { players };
}
