import type { PlayerNumber } from '../../tournament/player.ts';
import type { Note, Problem } from '../../tournament/problem.ts';
import { playersByNumber, type Tournament } from '../../tournament/tournament.ts';
import {
  bracketMatch,
  playersIn,
  slotAfter,
  type BracketMatch,
  type MatchContext,
  type Slot,
} from './bracketMatch.ts';
import { drawnPlaces } from './drawnPlaces.ts';
import { exemptionPlan, roundsFor } from './exemptions.ts';
import type { BySide } from './matchScore.ts';
import type { Places } from './places.ts';
import { matchRowsOf, playersOf, recordedPlaces, type MatchRows } from './recordedPlaces.ts';
import { roundNameOf, type RoundName } from './roundName.ts';

export interface BracketRound {
  readonly round: number;
  readonly name: RoundName;
  /** From the top of the bracket; with the empty ones and those that need not be played. */
  readonly matches: readonly BracketMatch[];
}

/** The whole knockout (Law 25) as far as the record has come: for pairing, for the Bracket sheet, for reasons. */
export interface Bracket {
  /** From round 1 to the final; none while `problems` say that no bracket can be made. */
  readonly rounds: readonly BracketRound[];
  /** Where the setting *Third place* is on and there is a semi-final. */
  readonly thirdPlace?: BracketMatch;
  readonly winner?: PlayerNumber;
  /** What keeps the next round from being paired. */
  readonly problems: readonly Problem[];
  readonly notes: readonly Note[];
}

/** Law 25: two games, so that each of a pair moves first once. */
const gamesOfMatch = 2;

/**
 * The bracket of a tournament. Before round 1 is on record the places come from seeds, exemptions and the draw
 * (purpose `places`); afterwards from the record.
 */
export function bracketOf(tournament: Tournament): Bracket {
  const begun = tournament.rounds.some((round) => round.games.length > 0);
  const drawn = begun ? undefined : drawnPlaces(tournament);
  if (drawn?.ok === false) {
    return { rounds: [], problems: drawn.problems, notes: [] };
  }
  const read = tournament.rounds.map(matchRowsOf);
  const rows = read.map((each) => each.rows);
  const places = drawn?.places ?? recordedPlaces(rows, recordedWidth(tournament, rows));
  const played = playBracket(places, rows, tournament);
  return {
    ...played,
    problems: [...read.flatMap((each) => each.problems), ...played.problems],
    notes: drawn?.notes ?? [],
  };
}

/** The places of round 1: by its highest match, and by the exemptions of those on record. */
function recordedWidth(tournament: Tournament, rows: readonly (readonly MatchRows[])[]): number {
  const highest = Math.max(1, ...(rows[0] ?? []).map((row) => row.match));
  const onRecord = new Set(rows.flat().flatMap(playersOf));
  const entered = tournament.players.filter(
    (player) => onRecord.has(player.number) || (player.exempt ?? 0) > 0,
  );
  const plan = exemptionPlan(entered);
  return 2 ** Math.max(roundsFor(2 * highest), plan.ok ? plan.plan.rounds : 0);
}

/** Law 25: the rounds of the bracket, each with the winners of the one before. */
function playBracket(
  places: Places<PlayerNumber>,
  rows: readonly (readonly MatchRows[])[],
  tournament: Tournament,
): Omit<Bracket, 'notes'> {
  const context = contextOf(tournament);
  const rowsOf = (round: number, match: number): MatchRows | undefined =>
    rows[round - 1]?.find((each) => each.match === match);
  const rounds: BracketRound[] = [];
  let slots: Slot[] = places.map((player) =>
    player === undefined ? { kind: 'empty' } : { kind: 'player', player },
  );
  const conflicts: Problem[] = [];
  for (let round = 1; slots.length > 1; round += 1) {
    const matches = pairsOf(slots).map((pair, index) => {
      const recorded = rowsOf(round, index + 1);
      conflicts.push(...conflictIn(round, pair, recorded));
      return bracketMatch({ round, match: index + 1 }, pair, recorded, context);
    });
    rounds.push({ round, name: roundNameOf(slots.length), matches });
    slots = matches.map(slotAfter);
  }
  const thirdPlace = tournament.settings.thirdPlace ? thirdPlaceOf(rounds, rowsOf, context) : undefined;
  const winner = rounds[rounds.length - 1]?.matches[0]?.winner;
  return {
    rounds,
    ...(thirdPlace === undefined ? {} : { thirdPlace }),
    ...(winner === undefined ? {} : { winner }),
    problems: [...conflicts, ...beyondBracket(rows, rounds, thirdPlace)],
  };
}

function contextOf(tournament: Tournament): MatchContext {
  const players = playersByNumber(tournament);
  const { gamesPerMatch, points } = tournament.settings;
  return {
    rules: { games: gamesPerMatch ?? gamesOfMatch, points },
    hasLeft: (player, round) => round > (players.get(player)?.leftAfter ?? round),
  };
}

function pairsOf(slots: readonly Slot[]): BySide<Slot>[] {
  const empty: Slot = { kind: 'empty' };
  return Array.from({ length: slots.length / 2 }, (_, index) => ({
    upper: slots[2 * index] ?? empty,
    lower: slots[2 * index + 1] ?? empty,
  }));
}

/** rules.md 3, by choice: the losers of the semi-finals, in the round of the final, as its match 2. */
function thirdPlaceOf(
  rounds: readonly BracketRound[],
  rowsOf: (round: number, match: number) => MatchRows | undefined,
  context: MatchContext,
): BracketMatch | undefined {
  const [upper, lower] = (rounds[rounds.length - 2]?.matches ?? []).map(loserSlot);
  const round = rounds.length;
  return upper === undefined || lower === undefined
    ? undefined
    : bracketMatch({ round, match: 2 }, { upper, lower }, rowsOf(round, 2), context);
}

function loserSlot(semiFinal: BracketMatch): Slot {
  const [loser, other] = semiFinal.losers;
  if (loser !== undefined && other === undefined) {
    return { kind: 'player', player: loser };
  }
  return { kind: slotAfter(semiFinal).kind === 'open' ? 'open' : 'empty' };
}

/** The record names others than the results before it have brought here, or more than two. */
function conflictIn(round: number, slots: BySide<Slot>, rows: MatchRows | undefined): Problem[] {
  if (rows === undefined || slots.upper.kind === 'open' || slots.lower.kind === 'open') {
    return [];
  }
  const expected = playersIn(slots);
  const found = [...new Set([...rows.games.flatMap((game) => [game.white, game.black]), ...rows.exempt])];
  const fits = found.every((player) => expected.includes(player));
  return fits
    ? []
    : [
        {
          code: 'bracketConflict',
          values: { round, match: rows.match, numbers: found.join(' – '), expected: expected.join(' – ') },
        },
      ];
}

/** Games of matches that the bracket does not have. */
function beyondBracket(
  rows: readonly (readonly MatchRows[])[],
  rounds: readonly BracketRound[],
  thirdPlace: BracketMatch | undefined,
): Problem[] {
  return rows.flatMap((each, index) => {
    const round = index + 1;
    const matches = rounds[index]?.matches.length ?? 0;
    const last = round === rounds.length && thirdPlace !== undefined ? matches + 1 : matches;
    return each
      .filter((row) => row.match > last)
      .flatMap((row) => row.games)
      .map((game): Problem => ({
        code: 'matchMissing',
        values: { white: game.white, black: game.black, round },
      }));
  });
}
