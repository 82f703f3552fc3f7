import type { Cells, CellValue } from '../sheet/cell.ts';
import { highestNumber } from '../sheet/limits.ts';
import { shownValue } from '../sheet/standingsRows.ts';
import { evaluate, type TieBreakValue } from '../tiebreaks/evaluate.ts';
import { fieldOf } from '../tiebreaks/field.ts';
import { groupsByPoints } from '../tiebreaks/tiedGroup.ts';
import { tieBreakCodes, type TieBreakCode } from '../tiebreaks/tiebreaks.ts';
import { makeTieBreak, parseTieBreak, type TieBreakSpec } from '../tiebreaks/tieBreakSpec.ts';
import { playerNumber, type PlayerNumber } from '../tournament/player.ts';
import type { SystemName } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { refuse, type Answer, type CustomFunction, type ReadWorkbook, type Refusal } from './answer.ts';
import { problemsOf, shownArgument, wholeArgument } from './arguments.ts';
import { isOmitted } from './fromRange.ts';
import { readSource, type Source } from './source.ts';

/** `BUCHHOLZ([players], [results], [variant], [player], [settings])`. */
export const buchholzFunction: CustomFunction = (
  [players, results, variant, player, settings],
  readWorkbook,
) =>
  tieBreakColumn(
    { players, results, player, settings, readWorkbook },
    {
      argument: 'variant',
      typed: variant,
      family: ['BH', 'LAW'],
      default: (system) => (byLaw(system) ? 'LAW' : 'BH'),
    },
  );

/** `SONNEBORN_BERGER([players], [results], [variant], [player], [settings])`. */
export const sonnebornBergerFunction: CustomFunction = (
  [players, results, variant, player, settings],
  readWorkbook,
) =>
  tieBreakColumn(
    { players, results, player, settings, readWorkbook },
    {
      argument: 'variant',
      typed: variant,
      family: ['SB', 'BERGER'],
      default: (system) => (byLaw(system) ? 'BERGER' : 'SB'),
    },
  );

/** `TIEBREAK(code, [players], [results], [player], [settings])`. */
export const tieBreakFunction: CustomFunction = ([code, players, results, player, settings], readWorkbook) =>
  tieBreakColumn(
    { players, results, player, settings, readWorkbook },
    { argument: 'code', typed: code, family: tieBreakCodes },
  );

/** Law 29.5: the drawn and the adjusted Swiss use the indices of the law. */
function byLaw(system: SystemName): boolean {
  return system === 'drawn' || system === 'adjusted';
}

interface ColumnArguments {
  readonly players: unknown;
  readonly results: unknown;
  readonly player: unknown;
  readonly settings: unknown;
  readonly readWorkbook: ReadWorkbook;
}

interface CodeArgument {
  readonly argument: string;
  readonly typed: unknown;
  readonly family: readonly TieBreakCode[];
  readonly default?: (system: SystemName) => TieBreakCode;
}

function tieBreakColumn(given: ColumnArguments, code: CodeArgument): Answer {
  const number = wholeArgument(given.player, 'player', 1, highestNumber);
  const wrong = [
    ...problemsOf(number),
    ...(code.default !== undefined && isOmitted(code.typed) ? [] : codeProblems(code)),
  ];
  if (!number.ok || wrong.length > 0) {
    return refuse(...wrong);
  }
  const read = readSource(given.players, given.results, given.settings, given.readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { source } = read;
  const values = new Map<PlayerNumber, TieBreakValue>();
  const specs = source.parts.map((part) => {
    const spec = specFor(code, part.tournament);
    valuesOf(part.tournament, spec).forEach(
      (value, player) => values.has(player) || values.set(player, value),
    );
    return spec;
  });
  const [spec] = specs;
  return number.value === undefined
    ? { ok: true, value: column(source, spec === undefined ? '' : makeTieBreak(spec), values) }
    : oneValue(source, playerNumber(number.value), values);
}

/** What is wrong with a code: unknown, or of another family than the function's. */
export function codeProblems({ argument, typed, family }: CodeArgument): Refusal['problems'] {
  const spec = parseTieBreak(shownArgument(typed));
  return spec !== undefined && family.includes(spec.code)
    ? []
    : [
        {
          code: 'tieBreakUnknown',
          found: shownArgument(typed),
          values: { argument, codes: family.join(', ') },
        },
      ];
}

function specFor(code: CodeArgument, tournament: Tournament): TieBreakSpec {
  const typed = isOmitted(code.typed)
    ? code.default?.(tournament.settings.system)
    : shownArgument(code.typed);
  const spec = parseTieBreak(typed ?? '');
  if (spec === undefined) {
    throw new Error('specFor: the code was checked before');
  }
  return spec;
}

/** Those with equal points are tied, where a tie-break asks who is. */
export function valuesOf(
  tournament: Tournament,
  spec: TieBreakSpec,
): ReadonlyMap<PlayerNumber, TieBreakValue> {
  const field = fieldOf(tournament);
  return evaluate(spec, field, groupsByPoints(field));
}

/** One row for each row of `players`, the heading included; blank rows empty, trailing blanks trimmed. */
function column(source: Source, heading: string, values: ReadonlyMap<PlayerNumber, TieBreakValue>): Cells {
  const cells = source.playerRows.map((player, row): CellValue => {
    const found = player === undefined ? undefined : values.get(player);
    return row === source.headingRow ? heading : found === undefined ? '' : shownValue(found.value);
  });
  const last = cells.reduce<number>((end, cell, row) => (cell === '' ? end : row), source.headingRow);
  return cells.slice(0, last + 1).map((cell) => [cell]);
}

function oneValue(
  source: Source,
  player: PlayerNumber,
  values: ReadonlyMap<PlayerNumber, TieBreakValue>,
): Answer {
  const found = values.get(player);
  return found === undefined
    ? { ...refuse(unknownPlayer(player)), language: source.language }
    : { ok: true, value: shownValue(found.value) };
}

/** `player` names nobody of the players read. */
export function unknownPlayer(player: number): Refusal['problems'][number] {
  return { code: 'argumentNoPlayer', found: String(player), values: { argument: 'player' } };
}
