import { drawOrder, lotsFor, type Lots } from '../lots/draw.ts';
import { compareNames } from '../sheet/collation.ts';
import type { EventRead } from '../sheet/event.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { playerNumber, type Player } from '../tournament/player.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import { compareStrengthBeforeLot } from '../tournament/strength.ts';
import type { Settings } from '../tournament/settings.ts';
import { parseBoard, teamKey } from '../tournament/team.ts';
import { columnBlocks, emptied, formatted } from './changedCells.ts';
import type { Command, Outcome } from './command.ts';
import { done } from './done.ts';
import { foundTables } from './foundTables.ts';
import { keptCell } from './keptCells.ts';
import { placesFor } from './places.ts';
import { numbersTyped } from './typedNumbers.ts';
import { readUndoStates, writeUndoStates, type NumberedState } from './undoStates.ts';
import { readSheets, sheetWithRole, type WorkbookSnapshot } from './workbook.ts';

/** Appendix 1 of the law: numbers by lot; or by strength (C.04.2 (2026) 2; Law 28.1). */
export type Numbering = 'lot' | 'strength';

interface Entrant {
  readonly row: number;
  readonly player: Player;
}

/** Gives every player a number, section by section; only while no result or pairing refers to one. */
export function numberPlayers(numbering: Numbering): Command {
  return {
    reads: {
      values: ['settings', 'players', 'results', 'undo'],
      formulas: ['players'],
      places: ['log'],
    },
    run: (snapshot): Outcome => {
      const event = readEvent(readSheets(snapshot));
      const entrants = entrantsOf(event);
      const settings = event.parts[0]!.tournament.settings;
      const order = inOrder(entrants, numbering, settings);
      const problems = [
        ...refusals(event, entrants, numbering, settings),
        ...numbersTyped(event, numbersOf(order)),
      ];
      return problems.length > 0
        ? { kind: 'refused', language: event.language, problems }
        : numbered(snapshot, event, order, numbering);
    },
  };
}

/** Missing numbers are what this command is for. */
const curedHere: readonly string[] = ['playersNotNumbered', 'playerWithoutNumber'];

/** Rules.md 0: a player number never changes once a result or pairing exists. */
function refusals(
  event: EventRead,
  entrants: readonly Entrant[],
  numbering: Numbering,
  settings: Settings,
): Problem[] {
  const problems = event.problems.filter(({ code }) => !curedHere.includes(code));
  const results = event.tables.results?.sheet.title ?? '';
  const players = event.tables.players?.sheet.title ?? '';
  if (event.results.length > 0) {
    problems.push({ code: 'numbersFixed', values: { sheet: results } });
  }
  if (event.tables.players !== undefined && entrants.length === 0) {
    problems.push({ code: 'noPlayersToNumber', values: { players } });
  }
  if (settings.drawSeed === '' && (numbering === 'lot' || needsLot(entrants, settings))) {
    problems.push({ code: 'drawSeedMissing' });
  }
  return problems;
}

/** In the order of the sheet, numbered or not. */
function entrantsOf(event: EventRead): Entrant[] {
  const unnumbered = event.unnumbered.map(({ row, player }) => ({
    row,
    player: { ...player, number: playerNumber(0) },
  }));
  return [...event.players, ...unnumbered].sort((a, b) => a.row - b.row);
}

/** Appendix 1 of the law: by lot; C.04.2 (2026) 2, Law 28.1: by strength. */
function inOrder(entrants: readonly Entrant[], numbering: Numbering, settings: Settings): Entrant[] {
  const sections = [...new Set(entrants.map(({ player }) => player.section ?? ''))];
  return sections.flatMap((section) => {
    const members = entrants.filter(({ player }) => (player.section ?? '') === section);
    const lots = lotsFor(settings.drawSeed, section === '' ? 'numbers' : `numbers ${section}`);
    if (settings.teamForm !== undefined) {
      return teamByTeam(members, numbering, settings, lots);
    }
    if (numbering === 'lot') {
      return drawOrder(lots, members);
    }
    const before = settings.drawSeed === '' ? members : drawOrder(lots, members);
    return [...before].sort(
      (a, b) =>
        compareStrengthBeforeLot(settings, a.player, b.player) || byName(settings, a.player, b.player),
    );
  });
}

/**
 * Law 30.1.3: team after team, so that the lot gives the letters A, B, C, …; in each team the boards in their order, then
 * the reserves. By strength the team with the higher mean rating comes first.
 */
function teamByTeam(
  members: readonly Entrant[],
  numbering: Numbering,
  settings: Settings,
  lots: Lots,
): Entrant[] {
  const keyOf = ({ player }: Entrant): string => teamKey(player.team ?? '');
  const keys = drawOrder(lots, [...new Set(members.map(keyOf))]);
  const rated = (key: string): number[] =>
    members.flatMap((each) => (keyOf(each) === key ? (each.player.rating ?? []) : []));
  const mean = (key: string): number =>
    rated(key).reduce((sum, rating) => sum + rating, 0) / Math.max(1, rated(key).length);
  const ordered = numbering === 'lot' ? keys : [...keys].sort((a, b) => mean(b) - mean(a));
  return [...ordered.filter((key) => key !== ''), ''].flatMap((key) =>
    members
      .filter((each) => keyOf(each) === key)
      .sort(
        (a, b) =>
          seatOf(a) - seatOf(b) ||
          compareStrengthBeforeLot(settings, a.player, b.player) ||
          compareNames(a.player.name, b.player.name),
      ),
  );
}

/** Boards first, whoever has none typed after them, then the reserves. */
function seatOf({ player }: Entrant): number {
  const typed = parseBoard(player.board);
  const behind = 1000;
  return typed.kind === 'board' ? typed.board : typed.kind === 'reserve' ? 2 * behind + typed.order : behind;
}

/** C.04.2 (2026) 2 ends with the alphabet; Law 28.1 with a lot, which has already been drawn here. */
function byName(settings: Settings, a: Player, b: Player): number {
  return settings.system === 'dutch' ? compareNames(a.name, b.name) : 0;
}

function needsLot(entrants: readonly Entrant[], settings: Settings): boolean {
  return (
    settings.system !== 'dutch' &&
    settings.teamForm === undefined &&
    entrants.some((a) =>
      entrants.some(
        (b) =>
          a !== b &&
          a.player.section === b.player.section &&
          compareStrengthBeforeLot(settings, a.player, b.player) === 0,
      ),
    )
  );
}

/** By the rows of the Players sheet. */
function numbersOf(order: readonly Entrant[]): ReadonlyMap<number, number> {
  return new Map(order.map(({ row }, index) => [row, index + 1]));
}

function numbered(
  snapshot: WorkbookSnapshot,
  event: EventRead,
  order: readonly Entrant[],
  numbering: Numbering,
): Outcome {
  const table = event.tables.players!;
  const sheet = snapshot.sheets.find(({ id }) => id === table.sheet.id)!;
  const column = table.columns.number ?? 0;
  const written = columnBlocks(sheet, column, numbersOf(order));
  // In several writes the old numbers go first, at once: nobody is ever numbered partly in one way and partly in another.
  const rows = order.map(({ row }) => row);
  const commit = written.length > 1 ? [...emptied(sheet, rows, [column]), ...written] : written;
  const state: NumberedState = {
    kind: 'numbered',
    numbers: order.map(({ row, player }, index) => ({
      name: player.name,
      now: index + 1,
      before: keptCell(sheet, row, column),
    })),
  };
  const states = [state, ...readUndoStates(sheetWithRole(snapshot, 'undo')?.values)];
  const places = placesFor(snapshot, ['undo', 'log'], event.language, foundTables(event));
  const { drawSeed } = event.parts[0]!.tournament.settings;
  const values = { count: order.length, seed: drawSeed };
  const told: Note =
    numbering === 'lot'
      ? { code: 'playersNumberedByLot', values }
      : { code: 'playersNumberedByStrength', values };
  const drawn = numbering === 'lot' ? drawnNotes(order, drawSeed) : [];
  return done(
    { snapshot, event, places },
    [told],
    {
      prepare: written.map((block) => formatted(block, 'General')),
      undo: writeUndoStates(places.targetOf('undo'), states),
      commit,
    },
    [told, ...drawn],
  );
}

/** The outcome of the draw, a few players on each line of the Log. */
function drawnNotes(order: readonly Entrant[], seed: string): Note[] {
  const perLine = 10;
  const named = order.map(({ player }, index) => `${index + 1} ${player.name}`);
  return Array.from({ length: Math.ceil(named.length / perLine) }, (_, line) => ({
    code: 'numbersDrawn',
    values: { seed, list: named.slice(line * perLine, (line + 1) * perLine).join('; ') },
  }));
}
