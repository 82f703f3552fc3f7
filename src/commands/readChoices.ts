import { languages } from '../sheet/languages.ts';
import { colourNameChoices } from '../sheet/words.ts';
import type { TournamentChoices } from './newTournament.ts';

/** What the window of *New tournament* sends: anything may call it, so nothing is taken on trust. */
export function readChoices(sent: unknown): TournamentChoices {
  const fields = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    language: languages.find((language) => language === text('language')) ?? 'vi',
    system: text('system') === '' ? 'dutch' : text('system'),
    event: text('event'),
    rounds: text('rounds'),
    colourNames: colourNameChoices.find((names) => names === text('colourNames')) ?? 'white',
  };
}
