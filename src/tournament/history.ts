import { otherColour, type Colour } from './colour.ts';
import { lastGameOf } from './matchLength.ts';
import { byeMeaning, gameMeaning, pointsOf, type ByeOutcome, type GameOutcome } from './outcome.ts';
import type { Player, PlayerNumber } from './player.ts';
import { halfPoints, type HalfPoints, type PointSystem } from './points.ts';
import type { Game } from './round.ts';
import type { Tournament } from './tournament.ts';

/** What one row of the record meant for one player. */
export interface Entry {
  readonly round: number;
  /** The scheduled opponent, also in a forfeited game; absent for byes and absences. */
  readonly opponent?: PlayerNumber;
  /** The scheduled colour, also in a forfeited game; absent for byes and absences. */
  readonly colour?: Colour;
  /** Played over the board: counts for colours, rematches and opponents met. */
  readonly played: boolean;
  /** `undefined` for an absence without a row, and while no result is typed. */
  readonly outcome?: GameOutcome | ByeOutcome;
  readonly points: HalfPoints;
  readonly match?: number;
  readonly game?: number;
}

/** A player's own record, oldest round first. In a Swiss there is one entry for each round. */
export interface PlayerHistory {
  readonly player: Player;
  readonly entries: readonly Entry[];
  /** Running score: `scoreBefore[r - 1]` is the score with which round r was paired; one more entry than rounds. */
  readonly scoreBefore: readonly HalfPoints[];
  /** Opponents of played games. */
  readonly opponents: ReadonlySet<PlayerNumber>;
  /** Colours of played games, oldest first. */
  readonly colours: readonly Colour[];
}

export type History = ReadonlyMap<PlayerNumber, PlayerHistory>;

/** How an unfinished game (`*`) counts: as a draw when pairing, as nothing yet in standings (rules.md 0). */
export type OpenGames = 'asDraw' | 'asNothing';

/**
 * The record of every player over all rounds of the tournament.
 * A round in which a player has no row is an absence, worth `points.absence`.
 */
export function historyOf(tournament: Tournament, open: OpenGames = 'asDraw'): History {
  const entries = new Map<PlayerNumber, Entry[]>(tournament.players.map((player) => [player.number, []]));
  const { points } = tournament.settings;
  const counts: GameCounts = { open, points, lastGame: lastGameOf(tournament) };
  for (const round of tournament.rounds) {
    const seen = new Set<PlayerNumber>();
    const add = (player: PlayerNumber, entry: Entry): void => {
      entries.get(player)?.push(entry);
      seen.add(player);
    };
    for (const game of round.games) {
      add(game.white, gameEntry(round.number, game, 'white', counts));
      add(game.black, gameEntry(round.number, game, 'black', counts));
    }
    for (const bye of round.byes) {
      const won = bye.points ?? pointsOf(byeMeaning[bye.outcome].award, points);
      add(bye.player, { round: round.number, played: false, outcome: bye.outcome, points: won });
    }
    for (const [player, list] of entries) {
      if (!seen.has(player)) {
        list.push({ round: round.number, played: false, points: tournament.settings.points.absence });
      }
    }
  }
  return new Map(
    tournament.players.map((player) => [
      player.number,
      summarise(player, entries.get(player.number) ?? [], tournament.rounds.length),
    ]),
  );
}

/** What a game is worth; a lot, behind the last game, is worth nothing. */
interface GameCounts {
  readonly open: OpenGames;
  readonly points: PointSystem;
  readonly lastGame: number;
}

function gameEntry(round: number, game: Game, colour: Colour, { open, points, lastGame }: GameCounts): Entry {
  const meaning = game.outcome === undefined ? undefined : gameMeaning[game.outcome];
  const counts =
    meaning !== undefined && !(meaning.open && open === 'asNothing') && (game.game ?? 1) <= lastGame;
  const entry: Mutable<Entry> = {
    round,
    opponent: colour === 'white' ? game.black : game.white,
    colour,
    played: meaning?.played ?? false,
    points: counts ? (game.points?.[colour] ?? pointsOf(meaning.award[colour], points)) : halfPoints(0),
  };
  if (game.outcome !== undefined) {
    entry.outcome = game.outcome;
  }
  if (game.match !== undefined) {
    entry.match = game.match;
  }
  if (game.game !== undefined) {
    entry.game = game.game;
  }
  return entry;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

function summarise(player: Player, entries: readonly Entry[], rounds: number): PlayerHistory {
  const gained = new Array<number>(rounds).fill(0);
  for (const entry of entries) {
    gained[entry.round - 1] = (gained[entry.round - 1] ?? 0) + entry.points;
  }
  const scoreBefore: HalfPoints[] = [halfPoints(0)];
  for (const points of gained) {
    scoreBefore.push(halfPoints((scoreBefore[scoreBefore.length - 1] ?? 0) + points));
  }
  const played = entries.filter((entry) => entry.played);
  return {
    player,
    entries,
    scoreBefore,
    opponents: new Set(played.flatMap((entry) => (entry.opponent === undefined ? [] : [entry.opponent]))),
    colours: played.flatMap((entry) => (entry.colour === undefined ? [] : [entry.colour])),
  };
}

/** The score after all rounds of the history. */
export function finalScore(history: PlayerHistory): HalfPoints {
  return history.scoreBefore[history.scoreBefore.length - 1] ?? halfPoints(0);
}

/** C.04.3 (2026) 1.6: games with White less games with Black. */
export function colourDifference(history: PlayerHistory): number {
  return whiteSurplus(history.colours);
}

/** Games with White less games with Black. */
export function whiteSurplus(colours: readonly Colour[]): number {
  return colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
}

/**
 * The colour a player had less often; with equal counts, other than his last; none before his first game
 * (rules.md 0, *due a colour*).
 */
export function dueColour(history: PlayerHistory): Colour | undefined {
  const difference = colourDifference(history);
  if (difference !== 0) {
    return difference > 0 ? 'black' : 'white';
  }
  const last = history.colours[history.colours.length - 1];
  return last === undefined ? undefined : otherColour(last);
}
