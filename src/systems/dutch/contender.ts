import { finalScore, type History, type PlayerHistory } from '../../tournament/history.ts';
import { playersToPair } from '../../tournament/participants.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { virtualPoints } from '../swiss/acceleration.ts';
import { colourRecord, type ColourRecord } from '../swiss/colourPreference.ts';
import { floatIn, type Float } from '../swiss/floats.ts';
import { pairingNumbers } from '../swiss/pairingNumbers.ts';

/** A player to be paired, as the Dutch system looks at him. */
export interface Contender {
  readonly number: PlayerNumber;
  /** Tournament pairing number of this round (C.04.3 1.1). */
  readonly pairingNumber: number;
  /** Half-points, with the virtual points of an acceleration. */
  readonly score: number;
  /** Half-points without them. */
  readonly ownScore: number;
  readonly colour: ColourRecord;
  /** The float of the previous round, and of the one before. */
  readonly floatBefore: Float | undefined;
  readonly floatTwoBefore: Float | undefined;
  /** C2: may get the pairing-allocated bye. */
  readonly mayHaveBye: boolean;
  readonly unplayedGames: number;
  readonly opponents: ReadonlySet<PlayerNumber>;
}

/** Those to be paired in this round, highest ranked first (C.04.3 (2026) 1.2). */
export function contendersOf(tournament: Tournament, round: number, history: History): Contender[] {
  const numbers = pairingNumbers(tournament, round, history);
  const virtual = virtualPoints(tournament);
  const { points } = tournament.settings;
  const scoreFor = (player: PlayerNumber, at: number): number =>
    (history.get(player)?.scoreBefore[at - 1] ?? 0) + virtual(player, at);
  return playersToPair(tournament.players, round)
    .map((player): Contender => {
      const own = history.get(player.number)!;
      return {
        number: player.number,
        pairingNumber: numbers.get(player.number)!,
        score: scoreFor(player.number, round),
        ownScore: finalScore(own),
        colour: colourRecord(own),
        floatBefore: floatIn(own, round - 1, scoreFor, points.loss),
        floatTwoBefore: floatIn(own, round - 2, scoreFor, points.loss),
        mayHaveBye: mayHaveBye(own, points.win),
        unplayedGames: round - 1 - own.colours.length,
        opponents: own.opponents,
      };
    })
    .sort(byRank);
}

/** C.04.3 (2026) 1.2: score, then pairing number. */
export function byRank(one: Contender, two: Contender): number {
  return two.score - one.score || one.pairingNumber - two.pairingNumber;
}

/** C.04.3 (2026) 2.1.2 [C2]: no allocated bye before, and no round with a win's points without play. */
function mayHaveBye(history: PlayerHistory, win: number): boolean {
  return history.entries.every(
    (entry) => entry.played || (entry.outcome !== 'pairingBye' && entry.points < win),
  );
}
