import { fieldOf, type Field } from './field.ts';

/**
 * C.07 (2026) 8.3 Fore Buchholz (FB) is Buchholz in this field: every paired game of the final round is a draw. Before
 * the final round, where the number of rounds is known, it is Buchholz itself.
 */
export function foreField(field: Field): Field {
  const { tournament, rounds } = field;
  if (rounds < (tournament.settings.rounds ?? 0)) {
    return field;
  }
  const drawn = tournament.rounds.map((round) =>
    round.number === rounds
      ? { ...round, games: round.games.map((game) => ({ ...game, outcome: 'draw' as const })) }
      : round,
  );
  return fieldOf({ ...tournament, rounds: drawn }, rounds);
}
