import type { Part } from '../sheet/event.ts';
import { resultHeading, resultHeadings, type ResultColumn } from '../sheet/headings.ts';
import type { Language } from '../sheet/languages.ts';
import type { AppendedRows, PageValue } from '../sheet/page.ts';
import { partStandings } from '../sheet/partStandings.ts';
import { settingName, type SettingKey } from '../sheet/settingKeys.ts';
import type { FoundTable } from '../sheet/table.ts';
import type { SettingColumn } from '../sheet/headings.ts';
import { systemWords } from '../sheet/words.ts';
import { crossSeeds } from '../systems/knockout/crossSeeds.ts';
import { roundsFor } from '../systems/knockout/exemptions.ts';
import { pairRound } from '../systems/pair.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Note } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { roundLabel } from './pairingRefusals.ts';

/** Who goes through, seed 1 first, and what the arbiter is told of it. */
export interface Qualified {
  readonly seeds: readonly PlayerNumber[];
  readonly notes: readonly Note[];
}

/**
 * The first of the standings of every section; who has left the event is passed over, and the next goes up. Group winners
 * come first, group-mates are kept apart as far as the bracket allows.
 */
export function qualifiedOf(parts: readonly Part[], count: number, language: Language): Qualified {
  const groups = parts.map((part) => {
    const rows = partStandings(part.tournament, language).rows.filter(
      ({ player, place }) => place !== undefined && player.leftAfter === undefined,
    );
    const last = rows[count - 1];
    const next = rows[count];
    const shared = last !== undefined && next !== undefined && last.place === next.place;
    const notes: Note[] = shared
      ? [
          {
            code: 'finalPlaceShared',
            values: { first: last.player.number, second: next.player.number, place: last.place ?? '' },
          },
        ]
      : [];
    return { through: rows.slice(0, count).map(({ player }) => player.number), notes };
  });
  const early = parts.filter(({ tournament }) => !isOver(tournament));
  return {
    seeds: crossSeeds(groups.map(({ through }) => through)),
    notes: [
      ...groups.flatMap(({ notes }) => notes),
      ...early.map((part): Note => ({
        code: 'finalEarly',
        values: { round: roundLabel(part.tournament.rounds.length, part) },
      })),
    ],
  };
}

/** All its rounds are paired, and no game is unfinished. */
function isOver(tournament: Tournament): boolean {
  const { rounds, settings } = tournament;
  const open = rounds.some(({ games }) => games.some(({ outcome }) => outcome === 'unfinished'));
  const next = settings.system === 'round-robin' && pairRound(tournament, rounds.length + 1).ok;
  return !open && !next && rounds.length >= (settings.rounds ?? 1);
}

/** The settings of the stage, under a heading row of its own, below all that the sheet holds. */
export function stageSettings(
  table: FoundTable<SettingColumn>,
  stage: string,
  seeds: readonly PlayerNumber[],
  language: Language,
): AppendedRows {
  const rows: readonly (readonly [string, PageValue])[] = [
    [`${resultHeading('stage', language)}: ${stage}`, ''],
    [nameOf('system'), systemWords.knockout[language][0] ?? 'knockout'],
    [nameOf('rounds'), String(roundsFor(seeds.length))],
    [nameOf('stagePlayers'), seeds.join(', ')],
  ];
  function nameOf(key: SettingKey): string {
    return settingName(key, language);
  }
  const { key = 0, value = 1 } = table.columns;
  const width = Math.max(key, value) + 1;
  return {
    firstRow: table.values.length + 1,
    rows: rows.map(([keyText, valueText]) =>
      Array.from({ length: width }, (_, column) =>
        column === key ? keyText : column === value ? valueText : undefined,
      ),
    ),
    plainText: [key, value].sort((a, b) => a - b),
    dropdowns: [],
  };
}

/** The columns that a knockout stage needs in Results. */
export const stageColumns: readonly ResultColumn[] = ['stage', 'match', 'game'];

/** The name of a stage as it is written where the arbiter gives none. */
export const stageNames: Record<Language, string> = { en: 'final', vi: 'chung kết' };

/** A heading of a column cannot be the name of a stage: it would be read as one. */
export function isStageName(text: string): boolean {
  return (
    !/[:：;]/.test(text) && !Object.values(resultHeadings).some(({ en, vi }) => [...en, ...vi].includes(text))
  );
}
