import type { SettingTexts } from './event.ts';
import type { Language } from './languages.ts';
import type { SheetPage } from './page.ts';
import type { ColourNames } from './words.ts';

/** What *New tournament* asks for. Texts are written into Settings as they are. */
export interface NewEvent {
  readonly language: Language;
  readonly colourNames: ColourNames;
  readonly texts: SettingTexts;
}

export function settingsTemplate(_event: NewEvent): SheetPage {
  throw new Error('not written yet');
}

export function playersTemplate(_event: NewEvent): SheetPage {
  throw new Error('not written yet');
}

export function resultsTemplate(_event: NewEvent): SheetPage {
  throw new Error('not written yet');
}

export function logTemplate(_event: NewEvent): SheetPage {
  throw new Error('not written yet');
}
