import { languages } from '../sheet/languages.ts';
import { cleanText } from '../sheet/text.ts';
import { colourNameChoices } from '../sheet/words.ts';
import type { ImportChoices } from './importTrf.ts';
import type { TournamentChoices } from './newTournament.ts';
import type { FinalStageChoices } from './startFinalStage.ts';

/** What the window of *New tournament* sends: anything may call it, so nothing is taken on trust. */
export function readChoices(sent: unknown): TournamentChoices {
  const text = textsOf(sent);
  return {
    language: languages.find((language) => language === text('language')) ?? 'vi',
    system: text('system') === '' ? 'dutch' : text('system'),
    teamForm: text('teamForm'),
    event: text('event'),
    rounds: text('rounds'),
    colourNames: colourNameChoices.find((names) => names === text('colourNames')) ?? 'white',
  };
}

/** What the window of *Import TRF* sends. */
export function readImportChoices(sent: unknown): ImportChoices {
  const text = textsOf(sent);
  const language = languages.find((each) => each === text('language'));
  return {
    text: text('text'),
    system: text('system'),
    ...(language === undefined ? {} : { language }),
  };
}

/** What the window of *Start final stage* sends. */
export function readFinalStageChoices(sent: unknown): FinalStageChoices {
  const text = textsOf(sent);
  return { qualifiers: text('qualifiers'), stage: cleanText(text('stage')) };
}

function textsOf(sent: unknown): (name: string) => string {
  const fields = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}
