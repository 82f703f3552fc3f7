import { better, evaluate, type TieBreakValue } from '../tiebreaks/evaluate.ts';
import { fieldOf, type Field } from '../tiebreaks/field.ts';
import { fromHalves, zero, type Fraction } from '../tiebreaks/fraction.ts';
import { parseTieBreak } from '../tiebreaks/tieBreakSpec.ts';
import { split, type TiedGroup } from '../tiebreaks/tiedGroup.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { boardCount, teamsOf, type Team } from '../tournament/team.ts';
import { teamsAsPlayers } from '../tournament/teamUnits.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { makeTeamCriterion, type TeamCriterion } from './teamCriteria.ts';
import { teamTotals, type TeamTotals } from './teamTotals.ts';

export interface TeamStandingsRow {
  /** Shared by teams that nothing separates; absent for a team whose matches count for nobody (FIDE C.05). */
  readonly place?: number;
  readonly team: Team;
  readonly totals: TeamTotals;
  /** One for each criterion, in points. */
  readonly values: readonly Fraction[];
  /** The criterion that separates the team from the one above, where the first one does not. */
  readonly separatedBy?: string;
}

export interface TeamStandings {
  /** The rounds that count. */
  readonly rounds: number;
  readonly boards: number;
  readonly criteria: readonly TeamCriterion[];
  readonly rows: readonly TeamStandingsRow[];
}

export interface TeamStandingsOptions {
  /** Behind the first criterion; default: `defaultCriteria`. */
  readonly criteria?: readonly TeamCriterion[];
  /** Default: all rounds whose results are complete. */
  readonly afterRound?: number;
}

/**
 * Law 30.1.5: the sum of all board points; tied: the points of board 1, then board 2, and so on. By setting match points
 * come first. Each criterion ranks inside the groups that those before it have left.
 */
export function teamStandings(tournament: Tournament, options: TeamStandingsOptions = {}): TeamStandings {
  const counted = countingRounds(tournament, options.afterRound);
  const teams = teamsOf(tournament);
  const boards = boardCount(teams, tournament.settings);
  const field = fieldOf(teamsAsPlayers(counted, 'asNothing'), counted.rounds.length);
  const totals = teamTotals(counted, field.annulled);
  const first: TeamCriterion = { kind: tournament.settings.matchPoints ? 'matchPoints' : 'boardPoints' };
  const criteria = [first, ...(options.criteria ?? defaultCriteria(tournament, boards))];
  const separated = new Map<PlayerNumber, string>();
  const ranked = teams.map(({ number }) => number).filter((number) => !field.annulled.has(number));
  let groups: readonly TiedGroup[] = [{ firstPlace: 1, players: ranked }];
  const values: ReadonlyMap<PlayerNumber, Fraction>[] = [];
  criteria.forEach((criterion, index) => {
    const found = valuesOf(criterion, field, totals, groups);
    values.push(new Map([...found].map(([team, { value }]) => [team, value])));
    const order = orderBy(criterion, found);
    groups = groups.flatMap((group) => {
      const parts = split(group, order);
      const mark = index === 0 ? undefined : makeTeamCriterion(criterion);
      parts.slice(1).forEach((part) => markBorder(separated, part, mark));
      return parts;
    });
  });
  return {
    rounds: counted.rounds.length,
    boards,
    criteria,
    rows: rowsOf(teams, groups, { totals, values, separated }),
  };
}

/**
 * Law 30.1.5 behind the first criterion: board points where match points come first, the tie-breaks that the settings
 * name, then board 1, board 2, …
 */
export function defaultCriteria({ settings }: Tournament, boards: number): TeamCriterion[] {
  const named = (settings.tieBreaks ?? []).flatMap((text): TeamCriterion[] => {
    const spec = parseTieBreak(text);
    return spec === undefined ? [] : [{ kind: 'tieBreak', spec }];
  });
  return [
    ...(settings.matchPoints ? [{ kind: 'boardPoints' as const }] : []),
    ...named,
    ...Array.from({ length: boards }, (_, index) => ({ kind: 'board' as const, board: index + 1 })),
  ];
}

type Values = ReadonlyMap<PlayerNumber, Pick<TieBreakValue, 'value'>>;

function valuesOf(
  criterion: TeamCriterion,
  field: Field,
  totals: ReadonlyMap<PlayerNumber, TeamTotals>,
  groups: readonly TiedGroup[],
): Values {
  if (criterion.kind === 'tieBreak') {
    return evaluate(criterion.spec, field, groups);
  }
  return new Map(
    [...totals].map(([team, own]) => {
      const points =
        criterion.kind === 'board' ? (own.boards[criterion.board - 1] ?? 0) : own[criterion.kind];
      return [team, { value: fromHalves(points) }] as const;
    }),
  );
}

function orderBy(criterion: TeamCriterion, values: Values): (a: PlayerNumber, b: PlayerNumber) => number {
  const valueOf = (team: PlayerNumber): Fraction => values.get(team)?.value ?? zero;
  const spec = criterion.kind === 'tieBreak' ? criterion.spec : pointsSpec;
  return (a, b) => better(spec, valueOf(a), valueOf(b));
}

/** More points are better, as more wins are. */
const pointsSpec = parseTieBreak('WIN')!;

/** Whoever comes to stand first in his part keeps the mark of the border above him. */
function markBorder(separated: Map<PlayerNumber, string>, part: TiedGroup, mark: string | undefined): void {
  part.players.forEach((team) => (mark === undefined ? undefined : separated.set(team, mark)));
}

interface Found {
  readonly totals: ReadonlyMap<PlayerNumber, TeamTotals>;
  readonly values: readonly ReadonlyMap<PlayerNumber, Fraction>[];
  readonly separated: ReadonlyMap<PlayerNumber, string>;
}

function rowsOf(
  teams: readonly Team[],
  groups: readonly TiedGroup[],
  { totals, values, separated }: Found,
): TeamStandingsRow[] {
  const rowOf = (number: PlayerNumber, more: Pick<TeamStandingsRow, 'place' | 'separatedBy'>) =>
    teams
      .filter((team) => team.number === number)
      .map((team) => ({
        ...more,
        team,
        totals: totals.get(number)!,
        values: values.map((each) => each.get(number) ?? zero),
      }));
  const ranked = groups.flatMap((group) =>
    group.players.flatMap((number, index) => {
      const mark = index === 0 ? separated.get(number) : undefined;
      return rowOf(number, {
        place: group.firstPlace,
        ...(mark === undefined ? {} : { separatedBy: mark }),
      });
    }),
  );
  const placed = new Set(ranked.map(({ team }) => team.number));
  return [
    ...ranked,
    ...teams.filter(({ number }) => !placed.has(number)).flatMap(({ number }) => rowOf(number, {})),
  ];
}
