import { historyOf, type History } from '../../tournament/history.ts';
import { isInEvent } from '../../tournament/participants.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { searchRounds, type ColourLimits, type SearchPlayer } from './roundsSearch.ts';

/** Which rule makes the remaining rounds impossible. */
export type DeadEndCause = 'rematches' | 'colours' | 'byes';

export type LookAhead =
  /** Every remaining round can be paired legally, whatever the results. */
  | { readonly kind: 'sure' }
  /** The remaining rounds can be completed, but results may lead into a dead end. */
  | { readonly kind: 'possible' }
  /** However the games end, the rounds cannot be completed; `lastPossible` is the last one not proved impossible. */
  | { readonly kind: 'impossible'; readonly cause: DeadEndCause; readonly lastPossible: number }
  /** Neither was proved within the bounds of the search. */
  | { readonly kind: 'unproved' };

/**
 * Rules.md 4, look ahead: can the rounds that remain up to `rounds` still be completed without a rematch, a third colour
 * running or a colour difference of three (Law 27; C.04.3 (2026) 2.1.1, 2.1.3)? Exact for small fields; for
 * larger ones a proof, or a completion that was found.
 *
 * @param limits where the limits of colours hold; they may be said to yield in the last round
 */
export function lookAhead(
  tournament: Tournament,
  rounds: number,
  limits: ColourLimits = 'always',
): LookAhead {
  const done = tournament.rounds.length;
  const history = historyOf(tournament);
  const players = searchPlayers(tournament, history, done + 1);
  const left = rounds - done;
  if (left <= 0 || players.length < 2) {
    return { kind: 'sure' };
  }
  if (isSure(players, rounds)) {
    return { kind: 'sure' };
  }
  if (left === 1 && searchRounds(players, 1, 'always') === 'found') {
    return { kind: 'sure' };
  }
  const found = searchRounds(players, left, limits);
  if (found === 'found') {
    return { kind: 'possible' };
  }
  return found === 'none' ? impossible(players, left, done) : { kind: 'unproved' };
}

function impossible(players: readonly SearchPlayer[], left: number, done: number): LookAhead {
  const fewer = Array.from({ length: left - 1 }, (_, index) => left - 1 - index);
  const most = fewer.find((rounds) => searchRounds(players, rounds, 'always') !== 'none') ?? 0;
  return { kind: 'impossible', cause: causeOf(players, most + 1), lastPossible: done + most };
}

/** Rules.md 4: whether rematches, colours or byes leave no way. */
function causeOf(players: readonly SearchPlayer[], rounds: number): DeadEndCause {
  if (searchRounds(players, rounds, 'never') === 'found') {
    return 'colours';
  }
  const barred = players.filter((player) => player.hadBye).length;
  return players.length % 2 === 1 && players.length - barred < rounds ? 'byes' : 'rematches';
}

/**
 * A proof for large fields. Absolute preferences for White are held only by players whose last game was with Black, so
 * by no more than half of the field, and the other way round. Split the field into halves, one with all the
 * first and one with all the second: between the halves only games already played are forbidden, at most D of
 * them for each player. By Hall's theorem the halves have a perfect matching when each player keeps half of the other side:
 * half − D ≥ half / 2. In an odd field the bye of the last round may add one to a half that is full; then the
 * bye of this round goes into that half. One player is kept in hand for each bye or absence so far. It is
 * taken for granted that everybody plays on.
 */
function isSure(players: readonly SearchPlayer[], rounds: number): boolean {
  const outOfStep = players.filter((player) => player.games < player.rounds).length;
  const half = Math.floor((players.length - (players.length % 2)) / 2) - outOfStep - (players.length % 2);
  return rounds - 1 <= half / 2;
}

function searchPlayers(tournament: Tournament, history: History, round: number): SearchPlayer[] {
  const present = tournament.players.filter((player) => isInEvent(player, round));
  const index = new Map(present.map((player, position) => [player.number, position]));
  return present.map((player) => {
    const own = history.get(player.number)!;
    return {
      met: [...own.opponents].flatMap((opponent) => index.get(opponent) ?? []),
      colours: own.colours,
      hadBye: own.entries.some(
        (entry) => !entry.played && (entry.outcome === 'pairingBye' || entry.outcome === 'fullBye'),
      ),
      games: own.colours.length,
      rounds: round - 1,
    };
  });
}
