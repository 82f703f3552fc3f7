import type { Bye, Game, Round } from '../tournament/round.ts';
import type { OtherRecord } from './document.ts';

/**
 * The numbers of the matches of a round, which no record holds and a bracket needs:
 * `### matches of round 1: 1-8 4-5 2 4=3-6`, in their order; a player alone need not play his. A match that does not follow
 * the one before says its number: `-`, in older files, is a match without rows.
 */
export function matchComments(rounds: readonly Round[]): OtherRecord[] {
  return rounds.flatMap(({ number, games, byes }): OtherRecord[] => {
    const players = new Map<number, string>();
    byes.forEach(({ match, player }) => match !== undefined && players.set(match, String(player)));
    games.forEach((game) => game.match !== undefined && players.set(game.match, pairOf(game)));
    const list = [...players.keys()]
      .sort((a, b) => a - b)
      .map(
        (match, index, all) =>
          `${match === (all[index - 1] ?? 0) + 1 ? '' : `${match}=`}${players.get(match)}`,
      );
    return list.length === 0
      ? []
      : [{ kind: 'comment', text: `### matches of round ${number}: ${list.join(' ')}` }];
  });
}

/** Rounds whose games and byes have the match numbers of the comments; without comments as they are. */
export function withMatchNumbers(rounds: readonly Round[], comments: readonly OtherRecord[]): Round[] {
  const numbers = new Map<number, ReadonlyMap<string, number>>();
  for (const { text } of comments) {
    const found = /^### matches of round (\d+): ([\d\-= ]+)$/.exec(text);
    let last = 0;
    const list = (found?.[2] ?? '').split(' ').map((item) => {
      const [players = '', match = last + 1] = item.split('=').reverse();
      last = Number(match);
      return [players, last] as const;
    });
    numbers.set(Number(found?.[1]), new Map(list));
  }
  return rounds.map((round) => {
    const ofRound = numbers.get(round.number);
    return ofRound === undefined ? round : numbered(round, ofRound);
  });
}

function numbered(round: Round, numbers: ReadonlyMap<string, number>): Round {
  const withMatch = <Row extends Game | Bye>(row: Row, players: string): Row => {
    const match = numbers.get(players);
    return match === undefined ? row : { ...row, match };
  };
  return {
    ...round,
    games: inMatchOrder(round.games.map((game) => withMatch(game, pairOf(game)))),
    byes: round.byes.map((bye) => withMatch(bye, String(bye.player))),
  };
}

/** The matches of a bracket are played on the boards in their order. */
function inMatchOrder(games: readonly Game[]): readonly Game[] {
  const matches = [...new Set(games.map(({ match = 0 }) => match))].sort((a, b) => a - b);
  return games.some(({ match }) => match === undefined)
    ? games
    : games
        .map((game) => ({ ...game, board: matches.indexOf(game.match!) + 1 }))
        .sort((a, b) => a.board - b.board || (a.game ?? 1) - (b.game ?? 1));
}

function pairOf({ white, black }: Pick<Game, 'white' | 'black'>): string {
  return `${Math.min(white, black)}-${Math.max(white, black)}`;
}
