import type { ByColour } from '../../tournament/colour.ts';
import type { LineUp } from '../../tournament/lineUp.ts';
import type { MatchGame, MatchOrder, MatchSeat } from '../../tournament/matchOrder.ts';
import type { GameOutcome } from '../../tournament/outcome.ts';
import type { PairedBoard, PairedBye } from '../../tournament/pairing.ts';
import type { PlayerNumber } from '../../tournament/player.ts';

/** A match to be put on the boards; White is the team with priority. */
export interface MatchToSeat {
  readonly match: number;
  readonly lineUps: ByColour<LineUp>;
  /** Of the whole match, when it is decided already: one team, or both, will not come. */
  readonly outcome?: GameOutcome | undefined;
}

export interface SeatedMatch {
  readonly boards: readonly PairedBoard[];
  /** Where only one of the teams has somebody: his game is won without play. */
  readonly byes: readonly PairedBye[];
}

/** Law 30.1.1: the games of a match, each between the players whom the line-ups have on its two places. */
export function boardsOfMatch(to: MatchToSeat, order: MatchOrder): SeatedMatch {
  const seated = order.map((game) => ({
    game,
    white: inSeat(to, game.white),
    black: inSeat(to, game.black),
  }));
  return {
    boards: seated.flatMap(({ game, white, black }) =>
      white === undefined || black === undefined ? [] : [boardOf(to, game, white, black)],
    ),
    byes: seated.flatMap(({ game, white, black }): PairedBye[] => {
      const alone = white === undefined || black === undefined ? (white ?? black) : undefined;

      const { match } = to;
      return alone === undefined
        ? []
        : [{ player: alone, outcome: 'fullBye', match, board: game.board, game: game.game }];
    }),
  };
}

function inSeat({ lineUps }: MatchToSeat, seat: MatchSeat): PlayerNumber | undefined {
  return lineUps[seat.side === 'a' ? 'white' : 'black'][seat.board - 1];
}

function boardOf(
  { match, outcome }: MatchToSeat,
  { game, board, white: seat }: MatchGame,
  white: PlayerNumber,
  black: PlayerNumber,
): PairedBoard {
  const slot = { match, board, game, white, black };
  return outcome === undefined ? slot : { ...slot, outcome: seat.side === 'a' ? outcome : turned(outcome) };
}

/** What the outcome of a match without play means where the team with priority has Black. */
function turned(outcome: GameOutcome): GameOutcome {
  return outcome === 'whiteWinsByForfeit'
    ? 'blackWinsByForfeit'
    : outcome === 'blackWinsByForfeit'
      ? 'whiteWinsByForfeit'
      : outcome;
}
