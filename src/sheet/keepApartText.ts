import { playerNumber } from '../tournament/player.ts';
import type { KeepApart } from '../tournament/settings.ts';
import type { Language } from './languages.ts';
import { makePoints, parsePoints } from './settingValues.ts';
import { wordKey } from './text.ts';

/** Who: everybody with the same club, team or federation. */
const groups: readonly (readonly [RegExp, 'club' | 'team' | 'federation'])[] = [
  [/\b(?:clubs?|club-mates|don vi|cau lac bo)\b/, 'club'],
  [/\b(?:teams?|team-mates|doi)\b/, 'team'],
  [/\b(?:federations?|lien doan)\b/, 'federation'],
];

/** `rounds 3-999`: to the end of any event. */
const lastRound = 999;

const strictly = /\b(?:strictly|strict|never|always|tuyet doi|bat buoc)\b/;
const softly = /\b(?:if possible|as far as possible|neu duoc|neu co the)\b/;
/** What `softly` reads, as it is written. */
export const softWord = { en: 'if possible', vi: 'nếu được' } as const;

const rounds = /\b(?:rounds?|vong) (\d{1,3})(?: ?(?:-|to|den) ?(\d{1,3}))?\b/;
const upTo = /\b(?:up to|toi da|den) (\d{1,2}(?:[.,]5|½)?|½)(?: (?:points?|diem))?/;

/**
 * The setting *Keep apart*: entries separated by `;`, each `club`, `team`, `federation` or player numbers, and
 * where wanted `strictly` or `if possible` (the default), `rounds 1-3`, `up to 2½`. `undefined` where not understood.
 */
export function parseKeepApart(text: string): KeepApart[] | undefined {
  const entries = wordKey(text.replace(/\p{Pd}/gu, '-'))
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map(parseEntry);
  return entries.some((entry) => entry === undefined) ? undefined : (entries as KeepApart[]);
}

function parseEntry(text: string): KeepApart | undefined {
  const roundsFound = rounds.exec(text);
  const scoreFound = upTo.exec(text.replace(rounds, ' '));
  // "tuyệt đối" holds "đội": what is said of how, when and up to where goes first.
  const who = [rounds, upTo, strictly, softly].reduce((left, said) => left.replace(said, ' '), text);
  const group = groups.find(([words]) => words.test(who));
  const numbers = (group === undefined ? who : who.replace(group[0], ' '))
    .split(/[\s,&+-]+/)
    .filter((piece) => piece !== '');
  const named = group === undefined ? numbers.length >= 2 : numbers.length === 0;
  const score = scoreFound === null ? undefined : parsePoints(scoreFound[1] ?? '');
  if (!named || numbers.some((piece) => !/^\d{1,4}$/.test(piece))) {
    return undefined;
  }
  const from = Number(roundsFound?.[1]);
  return {
    who: group?.[1] ?? numbers.map((piece) => playerNumber(Number(piece))),
    strict: strictly.test(text),
    ...(roundsFound === null ? {} : { fromRound: from, toRound: Number(roundsFound[2] ?? from) }),
    ...(score === undefined ? {} : { upTo: score }),
  };
}

const written = {
  club: { en: 'club', vi: 'đơn vị' },
  team: { en: 'team', vi: 'đội' },
  federation: { en: 'federation', vi: 'liên đoàn' },
  strict: { en: 'strictly', vi: 'tuyệt đối' },
  rounds: { en: 'rounds', vi: 'vòng' },
  upTo: { en: 'up to', vi: 'đến' },
} as const;

/** What `parseKeepApart` reads: `1 2 strictly rounds 1-3; club`. */
export function makeKeepApart(rules: readonly KeepApart[], language: Language): string {
  return rules.map((rule) => makeEntry(rule, language)).join('; ');
}

function makeEntry({ who, strict, fromRound, toRound, upTo: most }: KeepApart, language: Language): string {
  const said = [
    typeof who === 'string' ? written[who][language] : who.join(' '),
    ...(strict ? [written.strict[language]] : []),
    ...(fromRound === undefined && toRound === undefined
      ? []
      : [`${written.rounds[language]} ${fromRound ?? 1}-${toRound ?? lastRound}`]),
    ...(most === undefined ? [] : [`${written.upTo[language]} ${makePoints(most)}`]),
  ];
  return said.join(' ');
}

/** The players whom a text names by their numbers. */
export function numbersApart(text: string): readonly number[] {
  return (parseKeepApart(text) ?? []).flatMap(({ who }) => (typeof who === 'string' ? [] : who));
}
