import type { EventRead } from '../sheet/event.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { parseWhole } from '../sheet/settingValues.ts';
import { textKey } from '../sheet/text.ts';
import { sheetTitles } from '../sheet/titles.ts';
import { isComplete } from '../tournament/round.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import type { Command, Outcome } from './command.ts';
import { done } from './done.ts';
import {
  isStageName,
  qualifiedOf,
  stageColumns,
  stageNames,
  stageSettings,
  type Qualified,
} from './finalStage.ts';
import { foundTables } from './foundTables.ts';
import { appendedBlocks, appendedPreparation } from './keptCells.ts';
import { addedColumns } from './missingColumns.ts';
import { placesFor } from './places.ts';
import type { CellBlock } from './plan.ts';
import { readUndoStates, writeUndoStates, type StagedState } from './undoStates.ts';
import { readSheets, sheetWithRole, type WorkbookSnapshot } from './workbook.ts';

/** What the window asks for; texts are as typed. */
export interface FinalStageChoices {
  /** How many go through, from each section. */
  readonly qualifiers: string;
  /** Empty: *final*. */
  readonly stage: string;
}

const mostQualifiers = 256;

/** *Start final stage*: the first of the standings become the seeds of a knockout in the same workbook. */
export function startFinalStage(choices: FinalStageChoices): Command {
  return {
    reads: {
      values: ['settings', 'players', 'results', 'undo'],
      formulas: ['settings', 'results'],
      places: ['log'],
    },
    run: (snapshot): Outcome => {
      const event = readEvent(readSheets(snapshot));
      const { language } = event;
      const stage = choices.stage === '' ? stageNames[language] : choices.stage;
      const count = parseWhole(choices.qualifiers, 1, mostQualifiers);
      const before = refusals(event, stage, count, choices);
      const main = event.parts.filter((part) => part.stage === '');
      const qualified = qualifiedOf(main, count ?? 0, language);
      const problems: Problem[] =
        before.length === 0 && qualified.seeds.length < 2 ? [{ code: 'finalTooFew' }] : before;
      return problems.length > 0
        ? { kind: 'refused', language, problems }
        : paperwork(snapshot, event, stage, qualified);
    },
  };
}

function refusals(
  event: EventRead,
  stage: string,
  count: number | undefined,
  { qualifiers }: FinalStageChoices,
): Problem[] {
  const title = sheetTitles.settings[event.language];
  const values = { argument: 'qualifiers', least: 1, most: mostQualifiers };
  return [
    ...event.problems,
    ...(event.tables.settings === undefined ? [{ code: 'settingsMissing' as const, values: { title } }] : []),
    ...(count === undefined ? [{ code: 'qualifiersNotWhole' as const, found: qualifiers, values }] : []),
    ...(isStageName(stage) ? [] : [{ code: 'stageNameUnfit' as const, found: stage }]),
    ...(event.parts.some((part) => textKey(part.stage) === textKey(stage))
      ? [{ code: 'stageThere' as const, found: stage }]
      : []),
    ...(event.parts.some(({ tournament }) => tournament.settings.teamForm !== undefined)
      ? [{ code: 'finalOfTeams' as const }]
      : []),
    ...openResults(event),
  ];
}

/** The standings must be final before anybody goes through. */
function openResults(event: EventRead): Problem[] {
  const main = event.parts.filter(
    ({ stage, tournament }) => stage === '' && tournament.rounds.some((r) => !isComplete(r)),
  );
  return main.length === 0
    ? []
    : event.results
        .filter((row) => row.stage === '' && row.black !== undefined && row.outcome === undefined)
        .map((row) => ({
          code: 'resultEmpty' as const,
          cell: row.resultCell,
          values: { round: row.round, white: row.white, black: row.black ?? '' },
        }));
}

function paperwork(
  snapshot: WorkbookSnapshot,
  event: EventRead,
  stage: string,
  { seeds, notes }: Qualified,
): Outcome {
  const { language } = event;
  const table = event.tables.settings!;
  const sheet = snapshot.sheets.find(({ id }) => id === table.sheet.id)!;
  const appended = stageSettings(table, stage, seeds, language);
  const columns = addedColumns(event.tables.results!, stageColumns, event);
  const blocks = appendedBlocks(sheet, appended, table.columns.key ?? 0);
  const state: StagedState = {
    kind: 'staged',
    stage,
    cells: [
      ...blocks.flatMap((each) => cellsOf(each, 'settings')),
      ...columns.flatMap((each) => cellsOf(each, 'results')),
    ],
  };
  const told: Note[] = [{ code: 'finalStageMade', values: { stage, count: seeds.length } }, ...notes];
  const places = placesFor(snapshot, ['undo', 'log'], language, foundTables(event));
  const states = [state, ...readUndoStates(sheetWithRole(snapshot, 'undo')?.values)];
  return done(
    { snapshot, event, places },
    told,
    {
      prepare: [appendedPreparation(sheet, appended)],
      undo: writeUndoStates(places.targetOf('undo'), states),
      // The columns first: a stage without its column would be paired into the main stage.
      commit: [...columns, ...blocks],
    },
    [...told, seedsNote(event, seeds)],
  );
}

function cellsOf(block: CellBlock, role: 'settings' | 'results'): StagedState['cells'] {
  return block.cells.flatMap((row, r) =>
    row.flatMap((now, c) =>
      typeof now === 'object' || now === ''
        ? []
        : [{ role, row: block.row + r, column: block.column + c, before: '', now }],
    ),
  );
}

function seedsNote(event: EventRead, seeds: readonly number[]): Note {
  const names = new Map(event.players.map(({ player }) => [Number(player.number), player.name]));
  const list = seeds.map((number, index) => `[${index + 1}] ${number} ${names.get(number) ?? ''}`);
  return { code: 'finalStageSeeds', values: { list: list.join('; ') } };
}
