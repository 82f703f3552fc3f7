import type { Pairing } from '../tournament/pairing.ts';
import type { Player } from '../tournament/player.ts';
import type { Round } from '../tournament/round.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { makeByes } from './byesText.ts';
import { noFindings } from './findings.ts';
import {
  neededResultColumns,
  playerColumns,
  resultHeading,
  resultHeadings,
  type PlayerColumn,
} from './headings.ts';
import type { PageValue, SheetPage } from './page.ts';
import { resultsRows } from './resultsRows.ts';
import { settingKeys, settingName } from './settingKeys.ts';
import { notesOfSettings } from './settingNotes.ts';
import { findTable } from './table.ts';
import {
  lineUpsTemplate,
  playersTemplate,
  resultsTemplate,
  settingsTemplate,
  type NewEvent,
} from './templates.ts';

/** The sheets that the arbiter types, filled with a tournament that came from elsewhere. */
export interface ImportedPages {
  readonly settings: SheetPage;
  readonly players: SheetPage;
  readonly results: SheetPage;
  /** Team events only. */
  readonly lineUps?: SheetPage;
}

export function importedPages(
  tournament: Tournament,
  event: NewEvent,
  roundTimes: ReadonlyMap<number, string>,
): ImportedPages {
  const games = tournament.rounds.flatMap((round) => round.games);
  const inMatches = games.some(({ match, game }) => match !== undefined || game !== undefined);
  return {
    settings: settingsPage(event, roundTimes),
    players: playersPage(tournament.players, event),
    results: resultsPage(tournament, inMatches ? { ...event, inMatches } : event),
    ...(event.texts.teamForm === undefined ? {} : { lineUps: lineUpsPage(tournament, event) }),
  };
}

function lineUpsPage({ lineUps = [] }: Tournament, event: NewEvent): SheetPage {
  const page = lineUpsTemplate(event);
  const rows = lineUps.map(({ round, team, board, player }) => [round, team, board, player]);
  return { ...page, cells: [...page.cells, ...rows] };
}

/** Keys that a new sheet does not list have a row only where they are set. */
function settingsPage(event: NewEvent, roundTimes: ReadonlyMap<number, string>): SheetPage {
  const { language, texts } = event;
  const page = settingsTemplate(event);
  const listed = notesOfSettings(language, texts.teamForm !== undefined);
  const unlisted = settingKeys.filter((key) => !(key in listed) && (texts[key] ?? '') !== '');
  const round = resultHeading('round', language);
  return {
    ...page,
    cells: [
      ...page.cells,
      ...unlisted.map((key) => [settingName(key, language), texts[key] ?? '', '']),
      ...[...roundTimes].map(([number, time]) => [`${round} ${number}`, time, '']),
    ],
  };
}

function playersPage(players: readonly Player[], event: NewEvent): SheetPage {
  const page = playersTemplate(event);
  return {
    ...page,
    cells: [
      ...page.cells,
      ...players.map((player) => playerColumns.map((column) => playerCell(player, column))),
    ],
    checkboxes: page.checkboxes.map((area) => ({
      ...area,
      toRow: Math.max(area.toRow ?? 0, players.length),
    })),
  };
}

function playerCell(player: Player, column: PlayerColumn): PageValue {
  return column === 'byes' ? makeByes(player.byes) : (player[column] ?? '');
}

function resultsPage({ rounds, players }: Tournament, event: NewEvent): SheetPage {
  const page = resultsTemplate(event);
  const sheet = { id: '', title: page.title, values: page.cells };
  const table = findTable(sheet, resultHeadings, neededResultColumns, noFindings(), event.language)!;
  const part = { section: '', stage: '' };
  const paired = rounds.map((round) => ({ part, pairing: pairingOf(round) }));
  const { rows } = resultsRows(table, paired, players);
  return { ...page, cells: [...page.cells, ...rows.map((row) => row.map((cell) => cell ?? ''))] };
}

function pairingOf({ number, games, byes }: Round): Pairing {
  return { round: number, boards: games, byes, notes: [] };
}
