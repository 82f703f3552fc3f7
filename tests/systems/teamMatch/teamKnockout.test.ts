import { describe, expect, test } from 'vitest';
import { drawOne, lotsFor } from '../../../src/lots/draw.ts';
import { bracketOf } from '../../../src/systems/knockout/bracket.ts';
import { knockoutRanking } from '../../../src/systems/knockout/knockoutRanking.ts';
import { continueRound, pairRound } from '../../../src/systems/pair.ts';
import type { Settings } from '../../../src/tournament/settings.ts';
import { teamsAsPlayers } from '../../../src/tournament/teamUnits.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { namesOf, numberOf, pairingIn, played, teamEvent, type Play } from './teamEvent.ts';

function knockout(teams: number, boards: number, settings: Partial<Settings> = {}): Tournament {
  const event = teamEvent({ teams, boards, settings: { system: 'knockout', ...settings } });
  // seeds, so that the bracket is known: A–D B–C
  const players = event.players.map((player) =>
    player.board === '1' ? { ...player, seed: player.name.charCodeAt(0) - 64 } : player,
  );
  return { ...event, players };
}

function playRound(event: Tournament, round: number, play: Play): Tournament {
  return played(event, pairingIn(pairRound(event, round)), play);
}

/** A wins everything that is not said otherwise. */
const winnerIs =
  (letter: string): Play =>
  (white, black) =>
    white.startsWith(letter) ? 'whiteWins' : black.startsWith(letter) ? 'blackWins' : 'draw';

describe('Law 30.3, knockout of teams', () => {
  test('the losing teams leave; the best meet last', () => {
    let event = knockout(4, 3);
    const first = namesOf(event, pairingIn(pairRound(event, 1)));
    expect(first.map((name) => name.replace(/\d/g, '').split('-').sort().join('-'))).toEqual([
      'A-D',
      'A-D',
      'A-D',
      'B-C',
      'B-C',
      'B-C',
    ]);
    event = playRound(event, 1, (white, black) =>
      winnerIs(/A/.test(white + black) ? 'A' : 'B')(white, black, 1),
    );
    const second = namesOf(event, pairingIn(pairRound(event, 2)));
    expect(new Set(second.join().replace(/[^A-Z]/g, ''))).toEqual(new Set(['A', 'B']));
    event = playRound(event, 2, winnerIs('B'));
    const places = knockoutRanking(bracketOf(teamsAsPlayers(event)));
    expect(places.map(({ player, place }) => [player, place])).toEqual([
      [2, 1],
      [1, 2],
      [4, 3],
      [3, 3],
    ]);
  });

  test('what is said of teams names their letters, in lists too', () => {
    const drawn = pairingIn(
      pairRound(teamEvent({ teams: 4, boards: 3, settings: { system: 'knockout' } }), 1),
    );
    const places = drawn.notes.find(({ code }) => code === 'placesByLot');
    expect(String(places?.values?.list).split(', ').sort()).toEqual(['A', 'B', 'C', 'D']);
    const seeded = knockout(3, 3);
    const players = seeded.players.map((player) =>
      player.name === 'B1' ? { ...player, exempt: 1 } : player,
    );
    expect(pairingIn(pairRound({ ...seeded, players }, 1)).notes).toContainEqual({
      code: 'exemptNotBySeed',
      values: { number: 'B', better: 'A' },
    });
  });

  test('a team of reserves only is refused: no row would say that it takes part', () => {
    const event = teamEvent({ teams: 4, boards: 3 });
    const players = event.players.map((player) =>
      player.team === 'Team D' ? { ...player, board: 'R1' } : player,
    );
    expect(pairRound({ ...event, players }, 1)).toEqual({
      ok: false,
      problems: [{ code: 'teamWithoutBoards', values: { team: 'Team D' } }],
    });
  });

  test('kiểu Anh: everybody of the two teams meets', () => {
    const event = knockout(2, 3, { teamForm: 'scheveningen' });
    expect(pairingIn(pairRound(event, 1)).boards).toHaveLength(9);
  });

  test('a level match: board 1, then board 2, … decides, and nothing more is played', () => {
    const level: Play = (white, black) =>
      (/[AB]2/.test(white) ? winnerIs('B') : /[AB]4/.test(white) ? winnerIs('A') : () => 'draw' as const)(
        white,
        black,
        1,
      );
    const event = playRound(knockout(2, 4), 1, level);
    expect(continueRound(event)).toBeUndefined();
    expect(bracketOf(teamsAsPlayers(event)).winner).toBe(2);
  });

  test('level on all boards: by setting a second leg with colours reversed, then a lot', () => {
    let event = playRound(knockout(2, 2, { secondLeg: true }), 1, () => 'draw');
    const first = namesOf(event, { boards: event.rounds[0]!.games });
    const second = pairingIn(continueRound(event));
    expect(namesOf(event, second)).toEqual(first.map((name) => name.split('-').reverse().join('-')));
    expect(second.boards.map(({ match, board, game }) => [match, board, game])).toEqual([
      [1, 1, 2],
      [1, 2, 2],
    ]);
    expect(second.notes.map(({ code }) => code)).toEqual(['teamSecondLeg']);
    event = played(event, second, () => 'draw');
    const lot = pairingIn(continueRound(event));
    expect(
      lot.boards.map(({ match, board, game, outcome }) => [
        match,
        board,
        game,
        /ByForfeit/.test(outcome ?? ''),
      ]),
    ).toEqual([[1, 1, 3, true]]);
    expect(lot.notes.map(({ code }) => code)).toEqual(['teamWinnerByLot']);
    event = played(event, lot, () => undefined);
    expect(continueRound(event)).toBeUndefined();
    const drawn = lot.notes[0]?.values?.letter === 'A' ? 1 : 2;
    expect(bracketOf(teamsAsPlayers(event)).winner).toBe(drawn);
  });

  test('the second leg counts together with the first', () => {
    let event = playRound(knockout(2, 2, { secondLeg: true, teamForm: 'scheveningen' }), 1, () => 'draw');
    event = played(event, pairingIn(continueRound(event)), winnerIs('B'));
    expect(continueRound(event)).toBeUndefined();
    expect(bracketOf(teamsAsPlayers(event)).winner).toBe(2);
  });

  test('without second leg the lot follows at once; the arbiter who draws by hand turns its result round', () => {
    const event = playRound(knockout(2, 2), 1, () => 'draw');
    const lot = pairingIn(continueRound(event));
    const drawn = played(event, lot, () => undefined);
    const winner = bracketOf(teamsAsPlayers(drawn)).winner;
    const turned = lot.boards.map((board) => ({
      ...board,
      outcome:
        board.outcome === 'whiteWinsByForfeit'
          ? ('blackWinsByForfeit' as const)
          : ('whiteWinsByForfeit' as const),
    }));
    const byHand = played(event, { ...lot, boards: turned }, () => undefined);
    expect([winner, bracketOf(teamsAsPlayers(byHand)).winner].sort()).toEqual([1, 2]);
  });

  test('the next round waits until every match is decided', () => {
    const event = playRound(knockout(4, 2), 1, () => 'draw');
    const refused = pairRound(event, 2);
    const found = refused.ok ? [] : refused.problems;
    expect(found.map(({ code, values }) => [code, values?.white, values?.black])).toEqual([
      ['matchUndecided', 'D', 'A'],
      ['matchUndecided', 'B', 'C'],
    ]);
  });

  test('a match to which neither team came leaves an empty place', () => {
    const event = playRound(knockout(4, 2), 1, (white) =>
      /[AD]/.test(white) ? 'bothForfeit' : winnerIs('B')(white, 'C', 1),
    );
    const pairing = pairingIn(pairRound(event, 2));
    expect(pairing.boards).toEqual([]);
    expect(pairing.byes.map(({ player, outcome }) => [player, outcome])).toEqual([
      [3, 'fullBye'],
      [4, 'fullBye'],
    ]);
  });
});

describe('Law 30.3, what a level match needs next', () => {
  const letters = (event: Tournament): string[] => {
    const [white, black] = namesOf(event, { boards: event.rounds[0]!.games })[0]!.split('-');
    return [white![0]!, black![0]!];
  };

  test('elsewhere a level match is a draw: nothing follows', () => {
    for (const system of ['round-robin', 'dutch'] as const) {
      const event = teamEvent({ teams: 2, boards: 2, settings: { system, rounds: 1, secondLeg: false } });
      expect(continueRound(playRound(event, 1, () => 'draw'))).toBeUndefined();
    }
  });

  test('before the first round nothing is level', () => {
    expect(continueRound(knockout(2, 2))).toBeUndefined();
  });

  test('a match with a game to come is not level yet', () => {
    const event = playRound(knockout(2, 2), 1, (white) => (white.includes('1') ? 'draw' : undefined));
    expect(continueRound(event)).toBeUndefined();
  });

  test('both teams absent: nobody goes on, and no lot is drawn', () => {
    expect(continueRound(playRound(knockout(2, 2), 1, () => 'bothForfeit'))).toBeUndefined();
  });

  test('every game won without play, and level on all boards: both teams came, the lot decides', () => {
    const event = playRound(knockout(2, 2, { teamForm: 'scheveningen' }), 1, (white, black) =>
      // A1 and A2, B1 and B2 win one each
      /A1-B1|A2-B2|B2-A1|B1-A2/.test(`${white}-${black}`) ? 'whiteWinsByForfeit' : 'blackWinsByForfeit',
    );
    expect(pairingIn(continueRound(event)).notes.map(({ code }) => code)).toEqual(['teamWinnerByLot']);
  });

  test('the second leg is said with the match and both teams, the one with priority first', () => {
    const event = playRound(knockout(2, 2, { secondLeg: true }), 1, () => 'draw');
    const [white, black] = letters(event);
    expect(pairingIn(continueRound(event)).notes).toEqual([
      { code: 'teamSecondLeg', values: { match: 1, white: `Team ${white}`, black: `Team ${black}` } },
    ]);
  });

  test('the lot of the last step: purpose “tie A-B”, whichever team has priority; its row stands behind both legs', () => {
    const priorities = new Set<string>();
    const winners = new Set<string>();
    for (const drawSeed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      const event = playRound(knockout(2, 2, { drawSeed, gamesPerMatch: 2 }), 1, () => 'draw');
      const lot = pairingIn(continueRound(event));
      const winner = drawOne(lotsFor(drawSeed, 'tie A-B'), ['A', 'B']);
      const [white, black] = letters(event);
      expect(lot.notes).toEqual([
        { code: 'teamWinnerByLot', values: { match: 1, team: `Team ${winner}`, letter: winner } },
      ]);
      expect(lot.byes).toEqual([]);
      expect(namesOf(event, lot)).toEqual([`${white}1-${black}1`]);
      expect(lot.boards[0]).toMatchObject({
        match: 1,
        board: 1,
        game: 5,
        outcome: winner === white ? 'whiteWinsByForfeit' : 'blackWinsByForfeit',
      });
      expect(bracketOf(teamsAsPlayers(played(event, lot, () => undefined))).winner).toBe(
        winner === 'A' ? 1 : 2,
      );
      priorities.add(white!);
      winners.add(winner);
    }
    expect([priorities.size, winners.size]).toEqual([2, 2]);
  });

  test('the row of the lot has the first board on which both teams have somebody', () => {
    const full = knockout(2, 2);
    const players = full.players.filter(({ board }) => board !== '1');
    const event = playRound({ ...full, players }, 1, () => 'draw');
    const lot = pairingIn(continueRound(event));
    const [white, black] = [...letters(event)].reverse();
    expect(namesOf(event, lot)).toEqual([`${white}2-${black}2`]);
    expect(lot.boards[0]!.board).toBe(2);
  });

  test('board 1 of one team empty since the match: the row has the next board', () => {
    const event = playRound(knockout(2, 2), 1, () => 'draw');
    for (const name of ['A1', 'B1']) {
      const players = event.players.map((player) =>
        player.name === name ? { ...player, board: 'R1' } : player,
      );
      const lot = pairingIn(continueRound({ ...event, players }));
      expect(namesOf(event, lot)[0]).toMatch(/^(A2-B2|B2-A2)$/);
      expect(lot.boards[0]!.board).toBe(2);
    }
  });

  test('no board left on which both teams have somebody: the row has the players of the first game', () => {
    const event = playRound(knockout(2, 1), 1, () => 'draw');
    for (const name of ['A1', 'B1']) {
      const players = event.players.map((player) =>
        player.name === name ? { ...player, board: 'R1' } : player,
      );
      const now = { ...event, players, settings: { ...event.settings, boards: 1 } };
      const lot = pairingIn(continueRound({ ...now, players }));
      expect(namesOf(event, lot)).toEqual(namesOf(event, { boards: event.rounds[0]!.games }));
      expect(lot.boards[0]!.board).toBe(1);
    }
  });
});

describe('Law 30.3, a record that does not fit', () => {
  test('the teams of a match are named by their letters, those that stand there and those that should', () => {
    let event = knockout(4, 2);
    event = playRound(event, 1, (white, black) =>
      winnerIs(/A/.test(white + black) ? 'A' : 'B')(white, black, 1),
    );
    event = playRound(event, 2, winnerIs('A'));
    const [first, second] = event.rounds;
    const other = (player: number) => numberOf(event, player === 3 ? 'C1' : player === 4 ? 'C2' : '');
    const games = second!.games.map((game) =>
      [3, 4].includes(game.white)
        ? { ...game, white: other(game.white) }
        : { ...game, black: other(game.black) },
    );
    const refused = pairRound({ ...event, rounds: [first!, { ...second!, games }] }, 3);
    const [problem] = refused.ok ? [] : refused.problems;
    expect([problem?.code, problem?.values?.numbers, problem?.values?.expected]).toEqual([
      'bracketConflict',
      expect.stringMatching(/^(A – C|C – A)$/),
      'A – B',
    ]);
  });
});

describe('Law 30.3, a team that need not play', () => {
  test('has one row for each of its boards, with the number of its match, however many games a match has', () => {
    const event = knockout(3, 2, { gamesPerMatch: 2 });
    const pairing = pairingIn(pairRound(event, 1));
    expect(pairing.byes).toStrictEqual([
      { player: numberOf(event, 'A1'), outcome: 'fullBye', match: 1, board: 1, game: 1 },
      { player: numberOf(event, 'A2'), outcome: 'fullBye', match: 1, board: 2, game: 1 },
    ]);
  });

  test('where nobody takes part there is nothing to pair', () => {
    const event = knockout(2, 2);
    const players = event.players.map((player) => ({ ...player, leftAfter: 0 }));
    expect(pairRound({ ...event, players }, 1)).toStrictEqual({
      ok: false,
      problems: [{ code: 'noPlayers' }],
    });
  });
});
