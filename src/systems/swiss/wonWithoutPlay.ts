import type { PlayerHistory } from '../../tournament/history.ts';
import { byeMeaning, byeOutcomes, gameMeaning, gameOutcomes, type Award } from '../../tournament/outcome.ts';

/**
 * Law 28.2, rules.md 6, C.04.1 (2026): who has had the bye, or a win's points without playing, gets no bye.
 * A half-point bye does not bar.
 */
export function hasWonWithoutPlay(history: PlayerHistory): boolean {
  return history.entries.some((entry) => {
    const bye = byeOutcomes.find((outcome) => outcome === entry.outcome);
    if (bye !== undefined) {
      return isWin(byeMeaning[bye].award);
    }
    const game = gameOutcomes.find((outcome) => outcome === entry.outcome);
    return !entry.played && game !== undefined && entry.colour !== undefined
      ? isWin(gameMeaning[game].award[entry.colour])
      : false;
  });
}

function isWin(award: Award): boolean {
  return award === 'win' || award === 'pairingBye';
}
