import type { Note } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Language } from './languages.ts';
import { cleanText } from './text.ts';

const nobody = { en: 'Player', vi: 'Đấu thủ' } as const;

/** A row of Players without a name is nobody's; a player of a report who has none is called by his number. */
export function withNames(
  tournament: Tournament,
  language: Language,
): { readonly tournament: Tournament; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  const players = tournament.players.map((player) => {
    if (cleanText(player.name) !== '') {
      return player;
    }
    const name = `${nobody[language]} ${player.number}`;
    notes.push({ code: 'trfNameMissing', values: { number: player.number, name } });
    return { ...player, name };
  });
  return { tournament: { ...tournament, players }, notes };
}
