import type { ByColour } from '../../tournament/colour.ts';
import { gameMeaning, pointsOf, type Award } from '../../tournament/outcome.ts';
import { halfPoints, type HalfPoints, type PointSystem } from '../../tournament/points.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Game } from '../../tournament/round.ts';

/** The two of a match as the bracket has them, one above the other. */
export interface BySide<T> {
  readonly upper: T;
  readonly lower: T;
}

export type Side = keyof BySide<unknown>;

/**
 * Law 25: the steps of a match, in order. `games` more of the step are to be played; none of them is known to be
 * needed before the step before it is level.
 */
export const matchSteps = ['regular', 'twoMore', 'deciding', 'lot'] as const;

export type MatchStep = (typeof matchSteps)[number];

/** Law 25: each player has White once. */
export const regularGames = 2;

/** How a match between two who are both there stands. */
export type MatchStanding =
  | { readonly state: 'due'; readonly step: MatchStep; readonly from: number; readonly to: number }
  | { readonly state: 'playing' }
  | { readonly state: 'won'; readonly winner: Side }
  | { readonly state: 'bothOut' };

export interface MatchScore {
  readonly points: BySide<HalfPoints>;
  readonly standing: MatchStanding;
}

export interface MatchRules {
  /** Games before a match can be level; 2 in the law. */
  readonly games: number;
  readonly points: PointSystem;
}

/**
 * Law 25: two games, level two more, level again one more with colours by lot, drawn a lot; every step only when the
 * one before it is over. Both lost every game of a step: both are out (rules.md 3). `games` in the order played.
 */
export function matchScore(
  players: BySide<PlayerNumber>,
  games: readonly Game[],
  rules: MatchRules,
): MatchScore {
  const points = {
    upper: pointsIn(games, players.upper, rules.points),
    lower: pointsIn(games, players.lower, rules.points),
  };
  return { points, standing: standingOf(points, games, rules) };
}

function standingOf(points: BySide<HalfPoints>, games: readonly Game[], rules: MatchRules): MatchStanding {
  if (games.some((game) => game.outcome === undefined)) {
    return { state: 'playing' };
  }
  const ends = stepEnds(rules.games);
  const played = games.length;
  const atEnd = ends.indexOf(played);
  const current = ends.findIndex((end) => played < end);
  if (atEnd < 0 && current >= 0) {
    return due(current, played, ends);
  }
  if (points.upper !== points.lower) {
    return { state: 'won', winner: points.upper > points.lower ? 'upper' : 'lower' };
  }
  if (games.slice(ends[atEnd - 1] ?? 0).every(lostByBoth)) {
    return { state: 'bothOut' };
  }
  return due(current, played, ends);
}

/** Law 25: the step to which a game of a match belongs; a lot is a row of the record like a game. */
export function stepOfGame(game: number, regular = regularGames): MatchStep {
  return matchSteps[stepEnds(regular).findIndex((end) => game <= end)] ?? 'lot';
}

/** The number of games after which each step is over. */
function stepEnds(regular: number): number[] {
  return [regular, regular + 2, regular + 3, regular + 4];
}

/** Behind the last step another lot is due. */
function due(step: number, played: number, ends: readonly number[]): MatchStanding {
  return {
    state: 'due',
    step: matchSteps[step] ?? 'lot',
    from: played + 1,
    to: ends[step] ?? played + 1,
  };
}

function pointsIn(games: readonly Game[], player: PlayerNumber, points: PointSystem): HalfPoints {
  return halfPoints(
    games.reduce((sum, game) => {
      const award = awardIn(game, player);
      return award === undefined ? sum : sum + pointsOf(award, points);
    }, 0),
  );
}

function awardIn(game: Game, player: PlayerNumber): Award | undefined {
  if (game.outcome === undefined) {
    return undefined;
  }
  const award: ByColour<Award> = gameMeaning[game.outcome].award;
  return game.white === player ? award.white : game.black === player ? award.black : undefined;
}

/** Rules.md 3: both lost this game; when they did in every game of a step, both are out. */
function lostByBoth(game: Game): boolean {
  const loses = (award: Award): boolean => award === 'loss' || award === 'forfeitLoss';
  const award = game.outcome === undefined ? undefined : gameMeaning[game.outcome].award;
  return award !== undefined && loses(award.white) && loses(award.black);
}
