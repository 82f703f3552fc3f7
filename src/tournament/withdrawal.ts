import { gameMeaning } from './outcome.ts';
import type { Player, PlayerNumber } from './player.ts';
import type { Game } from './round.ts';
import type { Tournament } from './tournament.ts';

/** What leaving a round robin means for a player's games (FIDE C.05; rules.md 2). */
export type WithdrawnStatus =
  | 'inPlay'
  /** He had played fewer than half: results stay on record, for ratings, and count for nobody's standing. */
  | 'beforeHalf'
  /** He had played half or more: everything counts, the rest is lost by forfeit. */
  | 'afterHalf';

/**
 * The numbers that stand in the table of a round robin, smallest first: everybody, less those who left before it
 * began. Somebody who left without ever having had a row was never in it; once he has one he stays in the table.
 */
export function tableNumbers(tournament: Tournament): PlayerNumber[] {
  return tournament.players
    .filter((player) => (player.leftAfter ?? 1) > 0 || hasRow(tournament, player.number))
    .map((player) => player.number)
    .sort((a, b) => a - b);
}

/** Players in the table who stand in no row of the rounds so far: they came when the table had been made. */
export function addedToTable(tournament: Tournament): PlayerNumber[] {
  return tournament.rounds.length === 0
    ? []
    : tableNumbers(tournament).filter((number) => !hasRow(tournament, number));
}

/** FIDE C.05: a player who leaves a round robin, before or after half of his games. Other systems know no half. */
export function withdrawnStatus(tournament: Tournament, player: Player): WithdrawnStatus {
  const { leftAfter } = player;
  if (leftAfter === undefined || leftAfter > tournament.rounds.length) {
    return 'inPlay';
  }
  const own = tournament.rounds
    .flatMap((round) => round.games)
    .filter((game) => game.white === player.number || game.black === player.number);
  const played = own.filter((game) => game.outcome !== undefined && gameMeaning[game.outcome].played).length;
  const games = tournament.settings.cycles * (tableNumbers(tournament).length - 1);
  if (played >= games) {
    return 'inPlay';
  }
  return played * 2 < games ? 'beforeHalf' : 'afterHalf';
}

/** The players whose games count for nobody's standing; always none outside the round robin. */
export function annulledPlayers(tournament: Tournament): ReadonlySet<PlayerNumber> {
  const left =
    tournament.settings.system === 'round-robin'
      ? tournament.players.filter((player) => withdrawnStatus(tournament, player) === 'beforeHalf')
      : [];
  return new Set(left.map((player) => player.number));
}

/** FIDE C.05: games of a player who left before half count for nobody, his opponents included. */
export function countsInStandings(game: Game, annulled: ReadonlySet<PlayerNumber>): boolean {
  return !annulled.has(game.white) && !annulled.has(game.black);
}

function hasRow(tournament: Tournament, player: PlayerNumber): boolean {
  return tournament.rounds.some(
    (round) =>
      round.games.some((game) => game.white === player || game.black === player) ||
      round.byes.some((bye) => bye.player === player),
  );
}
