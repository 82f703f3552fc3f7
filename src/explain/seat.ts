import type { Colour } from '../tournament/colour.ts';
import type { ByeOutcome } from '../tournament/outcome.ts';
import type { Pairing } from '../tournament/pairing.ts';
import type { PlayerNumber } from '../tournament/player.ts';

/** What a round has for one player. */
export type Seat =
  | {
      readonly kind: 'game';
      readonly board: number;
      readonly opponent: PlayerNumber;
      readonly colour: Colour;
    }
  | { readonly kind: 'bye'; readonly outcome: ByeOutcome }
  | { readonly kind: 'none' };

/** His first row of the round: in a match of several games the first game. */
export function seatOf(player: PlayerNumber, round: SeatedRound): Seat {
  const game = round.boards.find(({ white, black }) => white === player || black === player);
  if (game !== undefined) {
    const colour = game.white === player ? 'white' : 'black';
    return {
      kind: 'game',
      board: game.board,
      opponent: colour === 'white' ? game.black : game.white,
      colour,
    };
  }
  const bye = round.byes.find((each) => each.player === player);
  return bye === undefined ? { kind: 'none' } : { kind: 'bye', outcome: bye.outcome };
}

export type SeatedRound = Pick<Pairing, 'boards' | 'byes'>;
