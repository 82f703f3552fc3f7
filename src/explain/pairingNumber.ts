import { pairingNumbers } from '../systems/swiss/pairingNumbers.ts';
import { historyOf } from '../tournament/history.ts';
import { inPairingOrder } from '../tournament/pairingOrder.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';

/**
 * C.04.2 (2026) 2; C.04.3 (2026) 1.1: whoever has not been paired yet holds no pairing number, and those behind him
 * close up. Said of each of the two whose number is another for that reason.
 */
export function numberReasons(
  tournament: Tournament,
  round: number,
  players: readonly { readonly number: PlayerNumber }[],
): Reason[] {
  const numbers = pairingNumbers(tournament, round, historyOf(tournament));
  const order = inPairingOrder(tournament).map((player) => player.number);
  return players.flatMap(({ number }) => {
    const skipped = order.slice(0, order.indexOf(number)).filter((each) => !numbers.has(each));
    const pairingNumber = numbers.get(number);
    return skipped.length === 0 || pairingNumber === undefined
      ? []
      : [
          reason('pairingNumberDiffers', {
            player: onePlayer(number),
            pairingNumber,
            others: { players: skipped },
          }),
        ];
  });
}
