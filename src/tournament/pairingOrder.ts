import type { Player } from './player.ts';
import { compareStrength, compareStrengthBeforeLot } from './strength.ts';
import type { Tournament } from './tournament.ts';

/**
 * C.04.2 (2026) 2, initial order: the players from the highest pairing number on. They stand in the order of their numbers.
 * A late entry has a number behind all the others, but is ranked where his strength belongs (2.4) — if the
 * numbers of those from the start follow strength; where the arbiter numbered them otherwise, his order stays.
 */
export function inPairingOrder({ players, settings }: Pick<Tournament, 'players' | 'settings'>): Player[] {
  const byNumber = [...players].sort((one, two) => one.number - two.number);
  const fromTheStart = byNumber.filter((player) => (player.fromRound ?? 1) === 1);
  const followsStrength = fromTheStart.every(
    (player, index) =>
      index === 0 || compareStrengthBeforeLot(settings, fromTheStart[index - 1]!, player) <= 0,
  );
  return followsStrength ? byNumber.sort(compareStrength(settings)) : byNumber;
}
