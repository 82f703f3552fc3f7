import { drawOne, lotsFor } from '../../lots/draw.ts';
import type { ByColour } from '../../tournament/colour.ts';
import type { PairedBoard } from '../../tournament/pairing.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Note } from '../../tournament/problem.ts';
import { isPlayer, type BracketMatch, type DueGames, type DueMatch } from './bracketMatch.ts';
import type { BySide } from './matchScore.ts';

/** What a step of a match adds to the record, and what the arbiter is told of it. */
export interface StepGames {
  readonly boards: readonly PairedBoard[];
  readonly notes: readonly Note[];
}

export interface StepContext {
  readonly drawSeed: string;
  readonly players: ReadonlyMap<PlayerNumber, Player>;
}

/**
 * Law 25: the games that a match needs now. Colours alternate, the upper of the bracket has White first; the deciding
 * game, and the only game of a match of one, has its colours by lot. When that too is drawn the lot names the winner:
 * a row of its own, written as won without play.
 */
export function stepGames(match: DueMatch, board: number, context: StepContext): StepGames {
  const { due } = match;
  const players = bothOf(match);
  const place = { board, match: match.match };
  if (due.step === 'lot') {
    const winner = winnerByLot(match, context.drawSeed);
    const loser = winner === players.upper ? players.lower : players.upper;
    const row = {
      ...place,
      game: due.from,
      white: winner,
      black: loser,
      outcome: 'whiteWinsByForfeit' as const,
    };
    const name = context.players.get(winner)?.name ?? '';
    return {
      boards: [row],
      notes: [{ code: 'winnerByLot', values: { match: match.match, number: winner, name } }],
    };
  }
  const first = coloursOfFirst(match, due, context.drawSeed);
  const boards = Array.from({ length: due.to - due.from + 1 }, (_, index) => ({
    ...place,
    game: due.from + index,
    ...(index % 2 === 0 ? first : { white: first.black, black: first.white }),
  }));
  return { boards, notes: stepNotes(match, due, first) };
}

/**
 * Law 25, the last step: the lot between the two of a level match. Offered by itself too, for the arbiter who prefers
 * it to a deciding game (draw purpose `tie a-b`).
 */
export function winnerByLot(match: BracketMatch, drawSeed: string): PlayerNumber {
  const both = inOrder(bothOf(match));
  return drawOne(lotsFor(drawSeed, `tie ${both.join('-')}`), both);
}

/** Law 25: the upper of the bracket has White first; a single game and the deciding one have their colours by lot. */
function coloursOfFirst(match: BracketMatch, due: DueGames, drawSeed: string): ByColour<PlayerNumber> {
  const players = bothOf(match);
  const last = match.games[match.games.length - 1];
  const onlyGame = due.from === due.to && last === undefined;
  if (due.step === 'deciding' || onlyGame) {
    const both = inOrder(players);
    const white = drawOne(lotsFor(drawSeed, `colour ${both.join('-')}`), both);
    return { white, black: white === players.upper ? players.lower : players.upper };
  }
  return last === undefined
    ? { white: players.upper, black: players.lower }
    : { white: last.black, black: last.white };
}

function stepNotes(match: BracketMatch, due: DueGames, first: ByColour<PlayerNumber>): Note[] {
  const values = { match: match.match, white: first.white, black: first.black };
  switch (due.step) {
    case 'regular':
    case 'lot':
      return [];
    case 'twoMore':
      return [{ code: 'twoMoreGames', values }];
    case 'deciding':
      return [{ code: 'colourByLot', values }];
  }
}

function bothOf(match: BracketMatch): BySide<PlayerNumber> {
  if (!isPlayer(match.upper) || !isPlayer(match.lower)) {
    throw new Error('bothOf: a match without two players has no games');
  }
  return { upper: match.upper.player, lower: match.lower.player };
}

/** So that the same two have the same lot wherever they stand in the bracket. */
function inOrder({ upper, lower }: BySide<PlayerNumber>): PlayerNumber[] {
  return upper < lower ? [upper, lower] : [lower, upper];
}
