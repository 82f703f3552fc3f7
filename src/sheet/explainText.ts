import type { Reason, ReasonCode, ReasonValue, ReasonWord } from '../explain/reasons.ts';
import type { Colour } from '../tournament/colour.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Language } from './languages.ts';
import { withNames } from './namedThings.ts';
import { englishReasons, englishReasonWords } from './reasons.en.ts';
import { vietnameseReasons, vietnameseReasonWords } from './reasons.vi.ts';
import { makePoints } from './settingValues.ts';
import { quotable } from './text.ts';
import { colourWords, type ColourNames } from './words.ts';

/** Adding a language is one more file of sentences and one line here. */
export const reasonSentences: Record<Language, Record<ReasonCode, string>> = {
  en: englishReasons,
  vi: vietnameseReasons,
};

const words: Record<Language, Record<ReasonWord, string>> = {
  en: englishReasonWords,
  vi: vietnameseReasonWords,
};

const noGames: Record<Language, string> = { en: 'no game yet', vi: 'chưa ván nào' };

const more: Record<Language, string> = { en: 'and {count} more', vi: 'và {count} người nữa' };

const pointWords: Record<Language, (half: number) => string> = {
  en: (half) => `${makePoints(half)} ${half > 0 && half <= 2 ? 'point' : 'points'}`,
  vi: (half) => `${makePoints(half)} điểm`,
};

/** So many players are named in one sentence; the rest is counted. */
const mostNamed = 12;

/** How a person is spoken to. */
export interface Listener {
  readonly language: Language;
  readonly colourNames: ColourNames;
  readonly nameOf: (player: PlayerNumber) => string;
}

/** One sentence for each reason, in their order. */
export function explainText(reasons: readonly Reason[], listener: Listener): string[] {
  return reasons.map(({ code, values }) =>
    withNames(reasonSentences[listener.language][code], listener.language).replace(
      /\{(\w+)\}/g,
      (_place, name: string) =>
        name === 'white' || name === 'black' ? colourOf(name, listener) : shown(values[name] ?? '', listener),
    ),
  );
}

function shown(value: ReasonValue, listener: Listener): string {
  const { language } = listener;
  if (typeof value !== 'object') {
    return quotable(lawWord(String(value), language));
  }
  if ('players' in value) {
    return playersShown(value.players, listener);
  }
  if ('teams' in value) {
    return quotable(value.teams.join(', '), 200);
  }
  if ('points' in value) {
    return pointWords[language](value.points);
  }
  if ('colour' in value) {
    return colourOf(value.colour, listener);
  }
  if ('word' in value) {
    return words[language][value.word];
  }
  return value.colours.length === 0
    ? noGames[language]
    : value.colours.map((colour) => colourOf(colour, listener)).join('–');
}

/** One player with his name, several by their numbers. */
function playersShown(players: readonly PlayerNumber[], { language, nameOf }: Listener): string {
  const [only] = players;
  if (players.length === 1 && only !== undefined) {
    const name = quotable(nameOf(only));
    return name === '' ? String(only) : `${only} (${name})`;
  }
  const named = players.slice(0, mostNamed).join(', ');
  const left = players.length - mostNamed;
  return left > 0 ? `${named} ${more[language].replace('{count}', String(left))}` : named;
}

function colourOf(colour: Colour, { language, colourNames }: Listener): string {
  return colourWords[colourNames][language][colour];
}

/** `Law 27` is `Luật 27` in Vietnamese; articles of FIDE are the same everywhere. */
function lawWord(text: string, language: Language): string {
  return language === 'vi' ? text.replace(/^Law /, 'Luật ') : text;
}
