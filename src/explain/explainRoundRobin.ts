import { bergerRound, roundsOfCycle, tableSize } from '../systems/roundRobin/berger.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { tableNumbers } from '../tournament/withdrawal.ts';
import type { Explain } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';

/** Law 26, appendix 1: the sum of rule (b) and the colour of rule (a). */
export const explainRoundRobin: Explain = ({ tournament, round, player, seat }) => {
  const numbers = tableNumbers(tournament);
  const berger = (number: PlayerNumber): number => numbers.indexOf(number) + 1;
  const last = tableSize(numbers.length);
  const rounds = roundsOfCycle(numbers.length);
  const cycle = Math.ceil(round / rounds);
  const own = berger(player);
  const other = seat.kind === 'game' ? berger(seat.opponent) : last;
  const inTable = bergerRound(own, other, numbers.length);
  return [
    ...bergerNumbers(player, own, seat.kind === 'game' ? [seat.opponent, other] : undefined),
    ...(tournament.settings.cycles > 1 ? [reason('bergerCycle', { cycle, inCycle: inTable, round })] : []),
    ...swapped(tournament, { round, inTable, rounds, cycle }),
    sumOf({ own, other, last, rounds, inTable }),
    ...(seat.kind === 'game'
      ? colourReasons(own, other, last, cycle)
      : [reason('bergerFree', { player: onePlayer(player), last })]),
  ];
};

/** Said where the number in the table is another than the player's own. */
function bergerNumbers(
  player: PlayerNumber,
  own: number,
  opponent: readonly [PlayerNumber, number] | undefined,
): Reason[] {
  const both = [[player, own] as const, ...(opponent === undefined ? [] : [opponent])];
  return both
    .filter(([number, berger]) => Number(number) !== berger)
    .map(([number, berger]) => reason('bergerNumbers', { player: onePlayer(number), berger }));
}

interface Sum {
  readonly own: number;
  readonly other: number;
  /** The last even number of the table. */
  readonly last: number;
  /** Of one cycle. */
  readonly rounds: number;
  readonly inTable: number;
}

/** Rule (b), with the numbers put in. */
function sumOf({ own, other, last, rounds, inTable }: Sum): Reason {
  const againstLast = own === last || other === last;
  const number = own === last ? other : own;
  const [a, b] = againstLast ? [number, number] : [own, other];
  const sum = a + b - 1;
  const values = { a, b, sum, rounds, round: inTable, last };
  if (againstLast) {
    return reason(sum > rounds ? 'bergerRoundLastLess' : 'bergerRoundLast', values);
  }
  return reason(sum > rounds ? 'bergerRoundLess' : 'bergerRound', values);
}

/** FIDE C.05 annex 1: the last two rounds of a cycle change places. */
function swapped(
  { settings }: Tournament,
  at: { readonly round: number; readonly inTable: number; readonly rounds: number; readonly cycle: number },
): Reason[] {
  const inCycle = at.round - (at.cycle - 1) * at.rounds;
  return settings.swapLastRounds && inCycle !== at.inTable
    ? [reason('bergerSwapped', { inCycle, inTable: at.inTable })]
    : [];
}

/** Rule (a); every second cycle has the colours reversed. */
function colourReasons(own: number, other: number, last: number, cycle: number): Reason[] {
  const [smaller, larger] = own < other ? [own, other] : [other, own];
  const values = { smaller, larger, half: last / 2 };
  const rule =
    larger === last
      ? smaller <= last / 2
        ? 'bergerColourFirstHalf'
        : 'bergerColourSecondHalf'
      : (own + other) % 2 === 1
        ? 'bergerColourDiffers'
        : 'bergerColourSame';
  return [reason(rule, values), ...(cycle % 2 === 0 ? [reason('bergerColoursReversed', { cycle })] : [])];
}
