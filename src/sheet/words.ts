import type { Colour } from '../tournament/colour.ts';
import type { SystemName, TeamForm } from '../tournament/settings.ts';
import type { Language } from './languages.ts';
import {
  colourWordList,
  languageWordList,
  noWordList,
  systemWordList,
  teamFormWordList,
  yesWordList,
} from './wordLists.ts';

export const colourNameChoices = ['white', 'red', 'first'] as const;

/** White and Black, Red and Black (xiangqi), or Tiên and Hậu: what is shown for the two colours, nothing else. */
export type ColourNames = (typeof colourNameChoices)[number];

export const colourWords: Record<ColourNames, Record<Language, Record<Colour, string>>> = colourWordList;

/** The first word of each list is the one written; the code itself is always accepted. */
export const systemWords: Record<SystemName, Record<Language, readonly string[]>> = systemWordList;

/** What is written for a system. */
export function systemWord(system: SystemName, language: Language): string {
  return systemWords[system][language][0] ?? system;
}

/** Law 30.2.1, 30.2.2, 30.1.2–3. */
export const teamFormWords: Record<TeamForm, Record<Language, readonly string[]>> = teamFormWordList;

/** What is written for a form of teams. */
export function teamFormWord(form: TeamForm, language: Language): string {
  return teamFormWords[form][language][0] ?? form;
}

export const languageWords: Record<Language, readonly string[]> = languageWordList;

export const yesWords: Record<Language, readonly string[]> = yesWordList;

export const noWords: Record<Language, readonly string[]> = noWordList;
