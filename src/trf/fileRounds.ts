import { byeMeaning, gameMeaning } from '../tournament/outcome.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Round } from '../tournament/round.ts';
import type { OtherRecord, TrfEntry, TrfResult } from './document.ts';
import { trfResults } from './document.ts';

/** One round of the file: a whole round, or one game of every match of a round. */
export interface FileRound {
  readonly match: number;
  readonly game: number;
  readonly round: Round;
}

/**
 * A file gives each player one game a round. Where a match has several games, each game becomes a round of
 * the file; byes go with their game, by default the first.
 */
export function fileRounds(rounds: readonly Round[]): FileRound[] {
  return rounds.flatMap((round) => {
    const games = [...new Set([...round.games, ...round.byes].map(({ game }) => game ?? 1))].sort(
      (a, b) => a - b,
    );
    return (games.length === 0 ? [1] : games).map((game) => ({
      match: round.number,
      game,
      round: {
        ...round,
        games: round.games.filter((each) => (each.game ?? 1) === game),
        byes: round.byes.filter((each) => (each.game ?? 1) === game),
      },
    }));
  });
}

/** The comments that keep the grouping: file round r is game g of the matches of round m. */
export function groupingComments(rounds: readonly FileRound[]): OtherRecord[] {
  if (rounds.every(({ game }) => game === 1)) {
    return [];
  }
  return rounds.map(({ match, game }, index) => ({
    kind: 'comment',
    text: `### round ${index + 1} match ${match} game ${game}`,
  }));
}

/** File round → match and game, as the comments say. */
export function groupingOf(
  comments: readonly OtherRecord[],
): ReadonlyMap<number, { match: number; game: number }> {
  const grouping = new Map<number, { match: number; game: number }>();
  for (const { text } of comments) {
    const found = /^### round (\d+) match (\d+) game (\d+)\s*$/.exec(text);
    if (found !== null) {
      grouping.set(Number(found[1]), { match: Number(found[2]), game: Number(found[3]) });
    }
  }
  return grouping;
}

/** Rounds of the file put together to rounds of matches. */
export function matchRounds(
  rounds: readonly Round[],
  grouping: ReadonlyMap<number, { match: number; game: number }>,
): Round[] {
  const whole: Round[] = [];
  for (const round of rounds) {
    const slot = grouping.get(round.number);
    if (slot === undefined) {
      whole.push({ ...round, number: whole.length + 1 });
      continue;
    }
    const games = round.games.map((game) => ({ ...game, match: game.board, game: slot.game }));
    const first = slot.game === 1 ? undefined : whole.pop();
    whole.push(
      first === undefined
        ? { number: whole.length + 1, games, byes: round.byes }
        : {
            ...first,
            games: [...first.games, ...withMatchesOf(first, games)],
            byes: [...first.byes, ...wonByes(round, slot.game)],
          },
    );
  }
  return whole;
}

/** Boards of a team without an opponent have their bye in every game; whoever is done with his match has none. */
function wonByes({ byes }: Round, game: number): Round['byes'] {
  return byes
    .filter(({ outcome }) => byeMeaning[outcome].award === 'win' || outcome === 'pairingBye')
    .map((bye) => ({ ...bye, game }));
}

/** Later games of a match keep the number that the same two players had in its first. */
function withMatchesOf(first: Round, games: Round['games']): Round['games'] {
  return games.map((game) => {
    const pair = [game.white, game.black];
    const earlier = first.games.find(({ white, black }) => pair.includes(white) && pair.includes(black));
    return earlier?.match === undefined ? game : { ...game, board: earlier.board, match: earlier.match };
  });
}

/** What each player's line says about the round. */
export function entriesOf(round: Round): Map<PlayerNumber, TrfEntry> {
  const entries = new Map<PlayerNumber, TrfEntry>();
  for (const { white, black, outcome } of round.games) {
    const letters = outcome === undefined ? { white: ' ', black: ' ' } : gameMeaning[outcome].trf;
    entries.set(white, { opponent: black, colour: 'white', result: resultOf(letters.white) });
    entries.set(black, { opponent: white, colour: 'black', result: resultOf(letters.black) });
  }
  for (const { player, outcome } of round.byes) {
    entries.set(player, { result: resultOf(byeMeaning[outcome].trf) });
  }
  return entries;
}

function resultOf(letter: string): TrfResult {
  return trfResults.find((result) => result === letter) ?? ' ';
}
