import { byeMeaning, gameMeaning, pointsOf } from '../tournament/outcome.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { PointSystem } from '../tournament/points.ts';
import type { Bye, Game, Round } from '../tournament/round.ts';
import type { PlayerRecord, TrfEntry } from './document.ts';
import { byeOutcomeOf, gameOutcomeOf } from './entryOutcome.ts';

/** The byes of record 240: player → result letter, by round. */
export type StatedByes = ReadonlyMap<number, ReadonlyMap<PlayerNumber, TrfEntry>>;

/**
 * The first `count` rounds. A file has no boards: they are numbered as the Dutch system numbers
 * them: by the higher score of the pair, then the sum of both, then the number of who has the higher score.
 */
export function roundsOfTrf(
  players: readonly PlayerRecord[],
  count: number,
  byes: StatedByes,
  points: PointSystem,
): Round[] {
  const scores = new Map<PlayerNumber, number>(players.map(({ number }) => [number, 0]));
  return Array.from({ length: count }, (_, index) => {
    const round = roundOf(players, index, byes.get(index + 1) ?? new Map(), scores);
    addPoints(scores, round, points);
    return round;
  });
}

function roundOf(
  players: readonly PlayerRecord[],
  index: number,
  stated: ReadonlyMap<PlayerNumber, TrfEntry>,
  scores: ReadonlyMap<PlayerNumber, number>,
): Round {
  const entries = new Map(
    players.map(({ number, rounds }) => [number, rounds[index] ?? stated.get(number)] as const),
  );
  const games: Omit<Game, 'board'>[] = [];
  const byes: Bye[] = [];
  for (const [number, entry] of entries) {
    if (entry === undefined) {
      continue;
    }
    const answer = entry.opponent === undefined ? undefined : entries.get(entry.opponent);
    if (entry.opponent === undefined || answer === undefined) {
      byes.push({ player: number, outcome: byeOutcomeOf(stated.get(number) ?? entry) });
    } else if (isWhite(number, entry, answer)) {
      const outcome = gameOutcomeOf(entry.result, answer.result);
      const typed = outcome === undefined || outcome === 'notTyped' ? {} : { outcome };
      games.push({ white: number, black: entry.opponent, ...typed });
    }
  }
  return { number: index + 1, games: inBoardOrder(games, scores), byes };
}

/** A forfeit may stand without colours: then the smaller number is White. */
function isWhite(number: PlayerNumber, entry: TrfEntry, answer: TrfEntry): boolean {
  if (entry.colour === undefined && answer.colour === undefined) {
    return entry.opponent !== undefined && number < entry.opponent;
  }
  return entry.colour === 'white' || answer.colour === 'black';
}

function inBoardOrder(
  games: readonly Omit<Game, 'board'>[],
  scores: ReadonlyMap<PlayerNumber, number>,
): Game[] {
  const keys = ({ white, black }: Omit<Game, 'board'>): [number, number, number] => {
    const [one, other] = [scores.get(white) ?? 0, scores.get(black) ?? 0];
    const higher = one === other ? Math.min(white, black) : one > other ? white : black;
    return [-Math.max(one, other), -(one + other), higher];
  };
  const keyed = games.map((game) => ({ game, key: keys(game) }));
  keyed.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.key[2] - b.key[2]);
  return keyed.map(({ game }, index) => ({ board: index + 1, ...game }));
}

function addPoints(scores: Map<PlayerNumber, number>, round: Round, points: PointSystem): void {
  const add = (player: PlayerNumber, gained: number): void => {
    scores.set(player, (scores.get(player) ?? 0) + gained);
  };
  for (const { white, black, outcome } of round.games) {
    if (outcome !== undefined) {
      add(white, pointsOf(gameMeaning[outcome].award.white, points));
      add(black, pointsOf(gameMeaning[outcome].award.black, points));
    }
  }
  for (const { player, outcome } of round.byes) {
    add(player, pointsOf(byeMeaning[outcome].award, points));
  }
}
