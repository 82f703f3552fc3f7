import { historyOf } from '../../tournament/history.ts';
import { grantedByes } from '../../tournament/participants.ts';
import type { PairedBoard, Pairing, PairingResult } from '../../tournament/pairing.ts';
import type { Note } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { keptApart } from '../swiss/keepApart.ts';
import { isRematchAllowed } from '../swiss/rematchAllowed.ts';
import { boardsInOrder } from './boardOrder.ts';
import { firstColourOf } from '../swiss/firstColour.ts';
import type { Field } from './field.ts';
import { pairField } from './pairField.ts';
import { fieldToPair, whyNotPairable } from './roundOutlook.ts';

/** C.04.3 (2026): the FIDE (Dutch) system. */
export function pairDutch(tournament: Tournament, round: number): PairingResult {
  const field = fieldToPair(tournament, round);
  return field === undefined
    ? { ok: false, problems: [whyNotPairable(tournament, round)] }
    : { ok: true, pairing: pairingOf(tournament, round, field) };
}

function pairingOf(tournament: Tournament, round: number, field: Field): Pairing {
  const { pairs, bye } = pairField(field);
  const players = pairs.map(([one, two]) => [field.players[one]!, field.players[two]!] as const);
  const boards = boardsInOrder(players, firstColourOf(tournament));
  return {
    round,
    boards,
    byes: [
      ...(bye === undefined ? [] : [{ player: field.players[bye]!.number, outcome: 'pairingBye' as const }]),
      ...grantedByes(tournament.players, round),
    ],
    notes: yields(tournament, round, boards),
  };
}

/** Rules.md 4: every yield is said: announced rematches, and players who should be kept apart as far as possible. */
function yields(tournament: Tournament, round: number, boards: readonly PairedBoard[]): Note[] {
  if (tournament.settings.keepApart.every((rule) => rule.strict) && !isRematchAllowed(tournament, round)) {
    return [];
  }
  const history = historyOf(tournament);
  const { ifPossible } = keptApart(tournament, round, history);
  return boards.flatMap(({ white, black }) => {
    const values = { player: white, opponent: black };
    return [
      ...(history.get(white)?.opponents.has(black) === true
        ? [{ code: 'rematchYielded' as const, values }]
        : []),
      ...(ifPossible(white, black) ? [{ code: 'keepApartYielded' as const, values }] : []),
    ];
  });
}
