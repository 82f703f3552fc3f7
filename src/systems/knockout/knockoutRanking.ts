import type { PlayerNumber } from '../../tournament/player.ts';
import type { Bracket } from './bracket.ts';

/** How far a player came in a knockout. */
export interface KnockoutPlace {
  readonly player: PlayerNumber;
  /** The last round he stands in; 1-based. */
  readonly reached: number;
  /** The place he shares with the other losers of his round; absent while he is still in. */
  readonly place?: number;
  /** The worst place of those who share it: 3–4 is place 3, to 4. */
  readonly to?: number;
}

/**
 * rules.md 3: the place is the round reached, and the losers of one round share a place. A match for third place
 * separates the losers of the semi-finals. The best first; those who share a place in the order of the bracket.
 */
export function knockoutRanking(bracket: Bracket): KnockoutPlace[] {
  const ranked: KnockoutPlace[] = [];
  const stillIn = inOrderOfRounds(bracket).filter((each) => !hasLost(bracket, each.player));
  ranked.push(
    ...stillIn.map((each) => (each.player === bracket.winner ? { ...each, place: 1, to: 1 } : each)),
  );
  for (const { round, matches } of [...bracket.rounds].reverse()) {
    const losers = matches.flatMap((match) => match.losers);
    for (const group of thirdPlaceFirst(bracket, losers)) {
      // both lost the final: the first place stays empty
      const place = Math.max(2, ranked.length + 1);
      const to = place + group.length - 1;
      ranked.push(...group.map((player) => ({ player, reached: round, place, to })));
    }
  }
  return ranked;
}

function hasLost(bracket: Bracket, player: PlayerNumber): boolean {
  return bracket.rounds.some((round) => round.matches.some((match) => match.losers.includes(player)));
}

/** Everybody with the last round he stands in, those furthest on first. */
function inOrderOfRounds(bracket: Bracket): { player: PlayerNumber; reached: number }[] {
  const reached = new Map<PlayerNumber, number>();
  for (const { round, matches } of bracket.rounds) {
    for (const slot of matches.flatMap((match) => [match.upper, match.lower])) {
      if (slot.kind === 'player') {
        reached.set(slot.player, round);
      }
    }
  }
  return [...reached]
    .map(([player, round]) => ({ player, reached: round }))
    .sort((a, b) => b.reached - a.reached);
}

/** The losers of one round as groups that share a place; a group may be empty. */
function thirdPlaceFirst(bracket: Bracket, losers: readonly PlayerNumber[]): PlayerNumber[][] {
  const third = bracket.thirdPlace?.winner;
  return [losers.filter((player) => player === third), losers.filter((player) => player !== third)];
}
