import type { PlayerNumber } from '../tournament/player.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';
import type { Seat } from './seat.ts';

/** Paired by hand, by another program, or from a record that was changed since: said before what the rules give. */
export function recordDiffers(
  seat: Seat,
  recorded: Seat | undefined,
  player: PlayerNumber,
  round: number,
): Reason[] {
  const who = { player: onePlayer(player), round };
  if (recorded === undefined || isSame(seat, recorded)) {
    return [];
  }
  switch (recorded.kind) {
    case 'none':
      return [reason('recordHasNothing', who)];
    case 'bye':
      return [reason('recordHasBye', who)];
    case 'game': {
      const sameOpponent = seat.kind === 'game' && seat.opponent === recorded.opponent;
      const values = { ...who, opponent: onePlayer(recorded.opponent), colour: { colour: recorded.colour } };
      return [reason(sameOpponent ? 'recordHasOtherColour' : 'recordHasOther', values)];
    }
  }
}

function isSame(one: Seat, two: Seat): boolean {
  if (one.kind === 'game') {
    return two.kind === 'game' && one.opponent === two.opponent && one.colour === two.colour;
  }
  return one.kind === two.kind;
}
