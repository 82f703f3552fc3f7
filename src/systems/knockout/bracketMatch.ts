import type { HalfPoints } from '../../tournament/points.ts';
import { halfPoints } from '../../tournament/points.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Game } from '../../tournament/round.ts';
import { matchScore, type BySide, type MatchRules, type MatchStep } from './matchScore.ts';
import type { MatchRows } from './recordedPlaces.ts';

/** Who stands on one side of a match: somebody, nobody yet, or nobody at all. */
export type Slot =
  | { readonly kind: 'player'; readonly player: PlayerNumber }
  | { readonly kind: 'open' }
  | { readonly kind: 'empty' };

export const matchStates = [
  /** A player is not known yet. */
  'waiting',
  /** Nobody comes here. */
  'empty',
  /** One player, who need not play. */
  'exempt',
  /** Games are to be paired now. */
  'due',
  /** Games are paired and not all finished. */
  'playing',
  'won',
  /** Neither goes on: an empty slot in the next round. */
  'bothOut',
] as const;

export type MatchState = (typeof matchStates)[number];

/** Games to be paired now, with their numbers in the match. */
export interface DueGames {
  readonly step: MatchStep;
  readonly from: number;
  readonly to: number;
}

export interface BracketMatch extends BySide<Slot> {
  readonly round: number;
  /** 1-based from the top of the bracket; the match for third place is match 2 of the last round. */
  readonly match: number;
  readonly state: MatchState;
  /** In the order played. */
  readonly games: readonly Game[];
  readonly points: BySide<HalfPoints>;
  /** With `due` only. */
  readonly due?: DueGames;
  readonly winner?: PlayerNumber;
  /** Out of the event with this match. */
  readonly losers: readonly PlayerNumber[];
}

export interface MatchContext {
  readonly rules: MatchRules;
  /** Has left the event before this round. */
  readonly hasLeft: (player: PlayerNumber, round: number) => boolean;
}

export interface DueMatch extends BracketMatch {
  readonly due: DueGames;
}

type Place = Pick<BracketMatch, 'round' | 'match'>;

const nothing: BySide<HalfPoints> = { upper: halfPoints(0), lower: halfPoints(0) };

/** A match as its two slots and the rows of the record make it. What is on record comes before what is expected. */
export function bracketMatch(
  place: Place,
  slots: BySide<Slot>,
  rows: MatchRows | undefined,
  context: MatchContext,
): BracketMatch {
  const games = rows?.games ?? [];
  const [first] = games;
  if (first !== undefined) {
    return playedMatch(place, seatedAs(slots, first), games, context);
  }
  const exempt = rows?.exempt[0];
  return exempt === undefined
    ? unplayedMatch(place, slots, context)
    : wonUnplayed(place, slots, exempt, othersIn(slots, exempt));
}

export function isPlayer(slot: Slot): slot is Slot & { readonly kind: 'player' } {
  return slot.kind === 'player';
}

export function playersIn(slots: BySide<Slot>): PlayerNumber[] {
  return [slots.upper, slots.lower].filter(isPlayer).map((slot) => slot.player);
}

/** The slot of the next round that this match fills. rules.md 3: both out leave it empty. */
export function slotAfter(match: BracketMatch): Slot {
  if (match.winner !== undefined) {
    return { kind: 'player', player: match.winner };
  }
  return { kind: match.state === 'empty' || match.state === 'bothOut' ? 'empty' : 'open' };
}

function playedMatch(
  place: Place,
  players: BySide<PlayerNumber>,
  games: readonly Game[],
  context: MatchContext,
): BracketMatch {
  const base = {
    ...place,
    upper: { kind: 'player' as const, player: players.upper },
    lower: { kind: 'player' as const, player: players.lower },
    games,
  };
  const { points, standing } = matchScore(players, games, context.rules);
  if (standing.state === 'won') {
    const winner = players[standing.winner];
    const loser = standing.winner === 'upper' ? players.lower : players.upper;
    return { ...base, points, state: 'won', winner, losers: [loser] };
  }
  if (standing.state === 'due') {
    const { step, from, to } = standing;
    return { ...base, points, state: 'due', due: { step, from, to }, losers: [] };
  }
  const losers = standing.state === 'bothOut' ? [players.upper, players.lower] : [];
  return { ...base, points, state: standing.state, losers };
}

/** The two of the record, kept upper and lower where the bracket knows one of them. */
function seatedAs(slots: BySide<Slot>, { white, black }: Game): BySide<PlayerNumber> {
  const turned =
    (isPlayer(slots.upper) && slots.upper.player === black) ||
    (isPlayer(slots.lower) && slots.lower.player === white);
  return turned ? { upper: black, lower: white } : { upper: white, lower: black };
}

function unplayedMatch(place: Place, slots: BySide<Slot>, context: MatchContext): BracketMatch {
  const players = playersIn(slots);
  const gone = players.filter((player) => context.hasLeft(player, place.round));
  const [first, second] = players.filter((player) => !gone.includes(player));
  const base = { ...place, ...slots, games: [], points: nothing };
  if (slots.upper.kind === 'open' || slots.lower.kind === 'open') {
    return { ...base, state: 'waiting', losers: [] };
  }
  if (first === undefined) {
    return { ...base, state: gone.length > 0 ? 'bothOut' : 'empty', losers: gone };
  }
  return second === undefined
    ? wonUnplayed(place, slots, first, gone)
    : { ...base, state: 'due', due: { step: 'regular', from: 1, to: context.rules.games }, losers: [] };
}

function wonUnplayed(
  place: Place,
  slots: BySide<Slot>,
  winner: PlayerNumber,
  losers: readonly PlayerNumber[],
): BracketMatch {
  return { ...place, ...slots, state: 'exempt', games: [], points: nothing, winner, losers };
}

function othersIn(slots: BySide<Slot>, player: PlayerNumber): PlayerNumber[] {
  return playersIn(slots).filter((each) => each !== player);
}
