import type { PlayerNumber } from '../../tournament/player.ts';
import type { Problem } from '../../tournament/problem.ts';
import type { Game, Round } from '../../tournament/round.ts';
import type { Places } from './places.ts';

/** The rows of one match of a round: its games in the order played, or the players who did not have to play it. */
export interface MatchRows {
  readonly match: number;
  readonly games: readonly Game[];
  readonly exempt: readonly PlayerNumber[];
}

/**
 * The rows of a round by match. Games without a match number are those of two players who have one in the round
 * already; in a round 1 without numbers and exemptions the pairs are numbered as they stand.
 */
export function matchRowsOf(round: Round): { rows: MatchRows[]; problems: Problem[] } {
  const numbers = matchNumbers(round);
  const games = new Map<number, Game[]>();
  const problems: Problem[] = [];
  for (const game of round.games) {
    const match = game.match ?? numbers.get(pairKey(game));
    if (match === undefined) {
      const { white, black } = game;
      problems.push({ code: 'matchMissing', values: { white, black, round: round.number } });
    } else {
      games.set(match, [...(games.get(match) ?? []), game]);
    }
  }
  const byes = round.byes.flatMap((bye) => (bye.match === undefined ? [] : [{ ...bye, match: bye.match }]));
  const matches = new Set([...games.keys(), ...byes.map((bye) => bye.match)]);
  const rows = [...matches].map((match) => ({
    match,
    games: [...(games.get(match) ?? [])].sort((a, b) => (a.game ?? 0) - (b.game ?? 0)),
    exempt: byes.filter((bye) => bye.match === match).map((bye) => bye.player),
  }));
  return { rows, problems };
}

function matchNumbers(round: Round): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const game of round.games) {
    if (game.match !== undefined) {
      known.set(pairKey(game), game.match);
    }
  }
  if (round.number === 1 && known.size === 0 && round.byes.length === 0) {
    for (const key of new Set(round.games.map(pairKey))) {
      known.set(key, known.size + 1);
    }
  }
  return known;
}

export function pairKey({ white, black }: Pick<Game, 'white' | 'black'>): string {
  return `${Math.min(white, black)} ${Math.max(white, black)}`;
}

/**
 * The places of round 1 as the record has them: the record of what happened comes before any draw, so that a bracket
 * drawn by hand is respected (rules.md 1). Somebody first met in a later round was exempt until then.
 * `rounds[i]` are the rows of round i + 1; `width` is the number of places of round 1.
 */
export function recordedPlaces(
  rounds: readonly (readonly MatchRows[])[],
  width: number,
): Places<PlayerNumber> {
  const places = Array.from({ length: width }, (): PlayerNumber | undefined => undefined);
  const seated = new Set<PlayerNumber>();
  rounds.forEach((rows, index) => {
    const reach = 2 ** (index + 1);
    for (const row of rows.filter((each) => each.match * reach <= width)) {
      const from = (row.match - 1) * reach;
      const free = [from, from + reach / 2].filter((half) =>
        places.slice(half, half + reach / 2).every((place) => place === undefined),
      );
      for (const player of playersOf(row).filter((each) => !seated.has(each))) {
        const half = free.shift();
        if (half !== undefined) {
          places[half] = player;
          seated.add(player);
        }
      }
    }
  });
  return places;
}

/** The players of a match, White of its first game first. */
export function playersOf(row: MatchRows): PlayerNumber[] {
  const [first] = row.games;
  return first === undefined ? [...row.exempt] : [first.white, first.black];
}
