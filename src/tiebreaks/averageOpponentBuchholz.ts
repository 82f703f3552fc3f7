import type { PlayerHistory } from '../tournament/history.ts';
import { buchholz } from './buchholz.ts';
import type { Contribution } from './contribution.ts';
import { opponentOf, type Field } from './field.ts';
import { sum } from './fraction.ts';

/** C.07 (2026) 8.2 Average of opponents' Buchholz (AOB): of those played over the board. */
export function averageOpponentBuchholz(field: Field, own: PlayerHistory): readonly Contribution[] {
  return own.entries.flatMap((entry): Contribution[] => {
    const opponent = opponentOf(field, entry);
    return opponent && entry.played
      ? [{ entry, countsAs: 'buchholz', value: sum(buchholz(field, opponent).map(({ value }) => value)) }]
      : [];
  });
}
