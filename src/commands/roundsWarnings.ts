import { outlookAfterPairing } from '../systems/roundsOutlook.ts';
import type { Pairing } from '../tournament/pairing.ts';
import type { Note } from '../tournament/problem.ts';
import { isSwiss } from '../tournament/settings.ts';
import { roundLabel, type PartToPair } from './pairingRefusals.ts';

/** Rules.md 4, look ahead: the rounds that remain can no longer be completed, or may run into a dead end. */
export function roundsWarnings({ part, next }: PartToPair, pairing: Pairing): Note[] {
  const { rounds, system } = part.tournament.settings;
  if (rounds === undefined || !isSwiss[system]) {
    return [];
  }
  const note = outlookAfterPairing(next.tournament, pairing, rounds);
  return note === undefined
    ? []
    : [{ ...note, values: { ...note.values, rounds: roundLabel(rounds, part) } }];
}
