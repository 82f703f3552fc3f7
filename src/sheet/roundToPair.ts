import type { Player } from '../tournament/player.ts';
import type { Problem } from '../tournament/problem.ts';
import { isComplete, type Round } from '../tournament/round.ts';
import type { Tournament } from '../tournament/tournament.ts';

export interface RoundToPair {
  /** 1-based number of the round that has not been paired. */
  readonly round: number;
  /** Exactly the rounds before it; byes typed into the Results sheet for it stand among the players' `byes`. */
  readonly tournament: Tournament;
}

/**
 * The next round of a part. A last round that holds only byes has not been paired yet: the arbiter gave them, or drew
 * them by hand (rules.md 1), and they count before those of the column *Byes*.
 */
export function roundToPair(tournament: Tournament): RoundToPair {
  const last = tournament.rounds[tournament.rounds.length - 1];
  if (last === undefined || last.games.length > 0 || isOfExempt(last)) {
    return { round: tournament.rounds.length + 1, tournament };
  }
  return {
    round: last.number,
    tournament: {
      ...tournament,
      rounds: tournament.rounds.slice(0, -1),
      players: tournament.players.map((player) => withTypedBye(player, last)),
    },
  };
}

/** Law 25, rules.md 3: both of several matches are out, and nobody who is left has an opponent. */
function isOfExempt({ number, byes }: Round): boolean {
  return number > 1 && byes.some(({ match }) => match !== undefined);
}

function withTypedBye(player: Player, round: Round): Player {
  const typed = round.byes.find((bye) => bye.player === player.number);
  if (typed === undefined) {
    return player;
  }
  const others = player.byes.filter((bye) => bye.round !== round.number);
  return { ...player, byes: [{ round: round.number, outcome: typed.outcome }, ...others] };
}

/** Why a round cannot be paired or explained: it is too far ahead, or results before it are missing. */
export function roundProblem(tournament: Tournament, round: number): Problem | undefined {
  const most = roundToPair(tournament).round;
  if (round > most) {
    const values = { argument: 'round', least: 1, most };
    return { code: 'argumentNotWhole', found: String(round), values };
  }
  const open = tournament.rounds.slice(0, round - 1).find((each) => !isComplete(each));
  return open === undefined
    ? undefined
    : { code: 'roundBeforeIncomplete', values: { round, open: open.number } };
}
