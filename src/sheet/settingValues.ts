import { colours, type Colour } from '../tournament/colour.ts';
import { halfPoints, type HalfPoints } from '../tournament/points.ts';
import { systemNames, teamForms, type SystemName, type TeamForm } from '../tournament/settings.ts';
import type { CellValue } from './cell.ts';
import { languages, type Language } from './languages.ts';
import { numberOf } from './rowReader.ts';
import { cleanText, wordKey } from './text.ts';
import {
  colourNameChoices,
  colourWords,
  languageWords,
  systemWords,
  teamFormWords,
  type ColourNames,
} from './words.ts';

/** A system by its code or its name in either language: `round-robin`, `Round robin`, `Vòng tròn`. */
export function parseSystem(text: string): SystemName | undefined {
  return named(text, systemNames, systemWords);
}

/** A team form by its code or its name in either language: `scheveningen`, `Đối kháng kiểu Anh`. */
export function parseTeamForm(text: string): TeamForm | undefined {
  return named(text, teamForms, teamFormWords);
}

function named<Name extends string>(
  text: string,
  names: readonly Name[],
  words: Readonly<Record<Name, Readonly<Record<Language, readonly string[]>>>>,
): Name | undefined {
  const key = hyphenless(text);
  return names.find(
    (name) =>
      hyphenless(name) === key ||
      languages.some((language) => words[name][language].some((word) => hyphenless(word) === key)),
  );
}

function hyphenless(text: string): string {
  return wordKey(text).replace(/[\s-]+/g, ' ');
}

export function parseColour(text: string): Colour | undefined {
  const key = wordKey(text);
  return colours.find((colour) =>
    colourNameChoices.some((names) =>
      languages.some((language) => wordKey(colourWords[names][language][colour]) === key),
    ),
  );
}

/** `White/Black`, `Red/Black`, `Đỏ/Đen`, `Tiên/Hậu`; the first of the two is enough. */
export function parseColourNames(text: string): ColourNames | undefined {
  const [first = ''] = cleanText(text).split(/[/,–-]/);
  const key = wordKey(first);
  return colourNameChoices.find((names) =>
    languages.some((language) => wordKey(colourWords[names][language].white) === key),
  );
}

export function makeColourNames(names: ColourNames, language: Language): string {
  const words = colourWords[names][language];
  return `${words.white}/${words.black}`;
}

export function parseLanguage(text: string): Language | undefined {
  const key = wordKey(text);
  return languages.find(
    (language) => language === key || languageWords[language].some((word) => wordKey(word) === key),
  );
}

const mostPoints = 100;

/** Points as a person writes them: `1`, `½`, `0.5`, `0,5`, `1½`; steps of a half only. */
export function parsePoints(text: string): HalfPoints | undefined {
  const plain = cleanText(text.slice(0, 20))
    .replace(/\s*(?:½|1\/2)$/, '.5')
    .replace(/^\./, '0.');
  const value = numberOf(plain);
  const halves = value === undefined ? -1 : value * 2;
  return Number.isInteger(halves) && halves >= 0 && halves <= 2 * mostPoints ? halfPoints(halves) : undefined;
}

/** Win, draw, loss: `1; ½; 0`, `1,0.5,0`, `3-1-0`, `1 0,5 0`. Decimal commas need another separator between. */
export function parsePointSystem(text: string): readonly [HalfPoints, HalfPoints, HalfPoints] | undefined {
  const clean = cleanText(text.slice(0, 60));
  const byOther = clean
    .split(/\s*[;|]\s*|\s+[\p{Pd}/]\s+|(?<=\d|½)[\p{Pd}](?=\d|½)|,?\s+/u)
    .filter((piece) => piece !== '');
  const pieces = byOther.length === 3 ? byOther : clean.split(',');
  const [win, draw, loss] = pieces.map(parsePoints);
  const complete = pieces.length === 3 && win !== undefined && draw !== undefined && loss !== undefined;
  return complete && win >= draw && draw >= loss && win > loss ? [win, draw, loss] : undefined;
}

/** A list of words: `BH, BH/C1; wins`. */
export function parseList(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map(cleanText)
    .filter((item) => item !== '');
}

/** A whole number in a cell, as a number or as text. */
export function parseWhole(cell: CellValue, least: number, most: number): number | undefined {
  const value = typeof cell === 'object' ? undefined : numberOf(cell);
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;
}

/** Player numbers in order: `3, 12, 7`. `undefined` where something else stands among them. */
export function parseNumbers(text: string): number[] | undefined {
  const pieces = text.split(/[\s,;]+/).filter((piece) => piece !== '');
  return pieces.every((piece) => /^[1-9]\d{0,3}$/.test(piece)) ? pieces.map(Number) : undefined;
}

/** `1½`, `½`, `3`: how points are shown to people. */
export function makePoints(points: number): string {
  const whole = Math.floor(points / 2);
  return points % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
}
