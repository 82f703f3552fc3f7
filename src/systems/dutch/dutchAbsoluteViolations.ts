import type { Pairing } from '../../tournament/pairing.ts';
import type { Problem } from '../../tournament/problem.ts';
import { afterRound, type Tournament } from '../../tournament/tournament.ts';
import { barredColour, coloursAllow, topscorersAbove } from './absoluteCriteria.ts';
import { contendersOf } from './contender.ts';
import { historyOf } from '../../tournament/history.ts';

/**
 * C.04.3 (2026) 2.1: every breach of an absolute criterion in a pairing, by whomever made: C1 rematches, C2 the
 * allocated bye, C3 absolute colours. `tournament` may hold later rounds too; they are not looked at.
 */
export function dutchAbsoluteViolations(tournament: Tournament, pairing: Pairing): Problem[] {
  const before = afterRound(tournament, pairing.round - 1);
  const players = new Map(
    contendersOf(before, pairing.round, historyOf(before)).map((player) => [player.number, player]),
  );
  const limit = topscorersAbove(tournament.settings, pairing.round);
  const boards = pairing.boards.flatMap(({ white, black, board }): Problem[] => {
    const one = players.get(white);
    const two = players.get(black);
    if (one === undefined || two === undefined) {
      return [];
    }
    const values = { white, black, board };
    return [
      ...(one.opponents.has(black) ? [{ code: 'pairedAgain' as const, values }] : []),
      ...(coloursAllow(barredColour(one, limit), barredColour(two, limit))
        ? []
        : [{ code: 'sameAbsoluteColour' as const, values }]),
    ];
  });
  const byes = pairing.byes
    .filter(({ player, outcome }) => outcome === 'pairingBye' && players.get(player)?.mayHaveBye === false)
    .map(({ player }): Problem => ({ code: 'allocatedByeAgain', values: { number: player } }));
  return [...boards, ...byes];
}
