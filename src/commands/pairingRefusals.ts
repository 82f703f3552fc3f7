import { bracketProblems } from '../sheet/bracketSheet.ts';
import type { EventRead, Part, PartKey, ResultRow } from '../sheet/event.ts';
import { partNames } from '../sheet/partTitle.ts';
import { lateLineUps } from '../systems/teamMatch/lineUpProblems.ts';
import { recordedMeetings } from '../systems/teamMatch/teamViolations.ts';
import { gameMeaning, type GameOutcome } from '../tournament/outcome.ts';
import type { Note, Problem, ProblemCode } from '../tournament/problem.ts';
import { isComplete } from '../tournament/round.ts';
import { isSwiss, teamsMeet, type SystemName } from '../tournament/settings.ts';
import { teamOfPlayer, teamsOf, type Team } from '../tournament/team.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { RoundToPair } from '../sheet/roundToPair.ts';

/** A part of the event and the round of it that comes next. */
export interface PartToPair {
  readonly part: Part;
  readonly next: RoundToPair;
}

/** What stands against pairing, besides what the sheets themselves say wrongly (workbook.md, *Menu*). */
export function pairingRefusals(event: EventRead, parts: readonly PartToPair[]): Problem[] {
  return parts.flatMap(({ part, next }) => {
    const paired = alreadyPaired(event, part, next);
    return [
      ...seedMissing(part),
      ...(paired.length === 0 ? [] : bracketProblems(part)),
      ...paired,
      ...emptyResults(event, part, paired.length === 0 ? next.round : next.round - 1),
      ...rematches(event, part).problems,
    ];
  });
}

/** The same for a record that is only looked at: the round being played may have empty results. */
export function recordProblems(event: EventRead, parts: readonly PartToPair[]): Problem[] {
  return parts.flatMap(({ part, next }) => [
    ...bracketProblems(part),
    ...emptyResults(event, part, next.round - 1),
    ...rematches(event, part).problems,
  ]);
}

/**
 * What is told and logged, and stops nothing: adjourned games, rematches that were announced, and of teams line-ups that came
 * too late and rows in which they meet as Law 30.1.1–2 forbids.
 */
export function pairingWarnings(event: EventRead, parts: readonly PartToPair[]): Note[] {
  return parts.flatMap(({ part, next }) => [
    ...unfinishedGames(event, part, next),
    ...(part.tournament.settings.teamForm === undefined
      ? []
      : [...lateLineUps(part.tournament), ...recordedMeetings(part.tournament)]),
    ...rematches(event, part).announced,
  ]);
}

/** A round as it is named in a sentence: `3`, or `3 (U12)` where the event has several parts. */
export function roundLabel(round: number, part: PartKey): string {
  const names = partNames(part);
  return names.length === 0 ? String(round) : `${round} (${names.join(', ')})`;
}

export function rowsOf(event: EventRead, part: PartKey): ResultRow[] {
  return event.results.filter((row) => row.section === part.section && row.stage === part.stage);
}

/** rules.md 1: where lots make the pairs anybody must be able to check them, and nobody to foresee them. */
function seedMissing({ tournament }: Part): Problem[] {
  const { drawSeed, system } = tournament.settings;
  return drawSeed === '' && (system === 'drawn' || system === 'knockout')
    ? [{ code: 'drawSeedMissing' }]
    : [];
}

/** A second press: the last round is paired and nothing of it has been played. */
function alreadyPaired(event: EventRead, part: Part, next: RoundToPair): Problem[] {
  const last = next.tournament.rounds[next.tournament.rounds.length - 1];
  if (last === undefined || isComplete(last) || last.games.some((game) => game.outcome !== undefined)) {
    return [];
  }
  const values = {
    round: roundLabel(last.number, part),
    sheet: event.tables.results?.sheet.title ?? '',
  };
  return [{ code: 'roundAlreadyPaired', values }];
}

/** Games of earlier rounds without a result. What stands in the cell and was not understood is reported as that. */
export function emptyResults(event: EventRead, part: Part, before: number): Problem[] {
  const refused = new Set(event.problems.map(({ cell }) => cellKey(cell)));
  return rowsOf(event, part)
    .filter((row) => row.round < before && row.black !== undefined && row.outcome === undefined)
    .filter((row) => !refused.has(cellKey(row.resultCell)))
    .map((row) => ({
      code: 'resultEmpty',
      cell: row.resultCell,
      values: { round: row.round, white: row.white, black: row.black ?? '' },
    }));
}

function cellKey(cell: Problem['cell']): string {
  return cell === undefined ? '' : `${cell.sheet}!${cell.a1}`;
}

/** Laws 25, 29.5: a knockout and a drawn Swiss know no adjournment; elsewhere it is only said how the game counts. */
const unfinishedCodes: Record<SystemName, ProblemCode> = {
  dutch: 'gameUnfinished',
  adjusted: 'gameUnfinished',
  'round-robin': 'gameUnfinished',
  drawn: 'gameAdjournedDrawn',
  knockout: 'gameAdjournedKnockout',
};

function unfinishedGames(event: EventRead, part: Part, next: RoundToPair): Note[] {
  const code = unfinishedCodes[part.tournament.settings.system];
  return rowsOf(event, part)
    .filter((row) => row.round < next.round && row.outcome === 'unfinished')
    .map((row) => ({ code, cell: row.resultCell, values: { round: row.round } }));
}

/** rules.md 4: no second *played* game, unless the arbiter announced that rule. */
function rematches(event: EventRead, part: Part): { problems: Problem[]; announced: Note[] } {
  const { system, rematchFrom } = part.tournament.settings;
  const { unit, areTeams } = unitsOf(part.tournament);
  const problems: Problem[] = [];
  const announced: Note[] = [];
  const first = new Map<string, ResultRow>();
  for (const row of isSwiss[system] ? rowsOf(event, part).filter(isPlayed) : []) {
    const pair = [row.white, row.black ?? 0].map(unit).sort(byUnit).join('-');
    const earlier = first.get(pair);
    if (earlier === undefined) {
      first.set(pair, row);
      continue;
    }
    if (areTeams && earlier.round === row.round) {
      continue;
    }
    const later = row.round < earlier.round ? earlier : row;
    const values = { pair, round: Math.min(row.round, earlier.round), later: later.round };
    const note: Note = { code: 'playedBefore', cell: later.resultCell, values };
    if (rematchFrom !== undefined && later.round >= rematchFrom) {
      announced.push({ ...note, code: 'playedBeforeAnnounced' });
    } else {
      problems.push(note);
    }
  }
  return { problems, announced };
}

/** Who may meet once only: the players, or where whole teams meet their teams, told by their letters (Law 30.1.1). */
function unitsOf(tournament: Tournament): { unit: (player: number) => string; areTeams: boolean } {
  const areTeams = teamsMeet(tournament.settings);
  const teamOf = new Map<number, Team>(areTeams ? teamOfPlayer(teamsOf(tournament)) : []);
  return { unit: (player) => teamOf.get(player)?.letter ?? String(player), areTeams };
}

function byUnit(a: string, b: string): number {
  return Number(a) - Number(b) || (a < b ? -1 : 1);
}

function isPlayed(row: ResultRow): boolean {
  return (
    row.black !== undefined && row.outcome !== undefined && gameMeaning[row.outcome as GameOutcome].played
  );
}
