import { describe, expect, test } from 'vitest';
import { teamStandings } from '../../../src/standings/teamStandings.ts';
import { bergerTable } from '../../../src/systems/roundRobin/berger.ts';
import { continueRound, pairRound } from '../../../src/systems/pair.ts';
import { boardGroup } from '../../../src/tournament/boardGroup.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Settings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { nameOf, namesOf, numberOf, pairingIn, played, teamEvent } from './teamEvent.ts';

function groups(teams: number, boards: number, settings: Partial<Settings> = {}): Tournament {
  return teamEvent({ teams, boards, reserves: 1, settings: { teamForm: 'boardGroups', ...settings } });
}

describe('Law 30.1.3, group k holds the k-th boards', () => {
  test('round robin: each group plays the Berger table of the letters, boards numbered through all groups', () => {
    let event = groups(4, 2);
    const found: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const pairing = pairingIn(pairRound(event, round));
      expect(pairing.boards.map(({ board }) => board)).toEqual([1, 2, 3, 4]);
      found.push(...namesOf(event, pairing));
      event = played(event, pairing, () => 'draw');
    }
    const letter = (number: number): string => 'ABCD'[number - 1]!;
    const expected = [1, 2].flatMap((board) =>
      bergerTable(4).map(({ white, black }) => `${letter(white)}${board}-${letter(black)}${board}`),
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  test.each(['drawn', 'dutch', 'adjusted'] as const)('%s: equal scores of one group meet', (system) => {
    const event = groups(4, 2, { system, rounds: 3 });
    // group 1 is won by A and C; group 2 by B and D
    const after = played(event, pairingIn(pairRound(event, 1)), (white) =>
      /A1|C1|B2|D2/.test(white) ? 'whiteWins' : 'blackWins',
    );
    const names = namesOf(after, pairingIn(pairRound(after, 2)));
    expect(names.every((name) => name[1] === name[4])).toBe(true);
  });

  test('knockout: level matches of individuals go on in their groups (Law 25)', () => {
    const event = groups(2, 2, { system: 'knockout' });
    const after = played(event, pairingIn(pairRound(event, 1)), (white) =>
      /1/.test(white) ? 'draw' : /A/.test(white) ? 'whiteWins' : 'blackWins',
    );
    const more = pairingIn(continueRound(after));
    expect(more.boards.map(({ board, game }) => [board, game])).toEqual([
      [1, 3],
      [1, 4],
    ]);
    expect(namesOf(after, more).every((name) => /1.*1/.test(name))).toBe(true);
  });

  test('knockout: match 2 of group 3 is match 302 of the round, and match 2 again in the group (Law 25)', () => {
    let event = groups(5, 3, { system: 'knockout' });
    for (let round = 1; round <= 3; round += 1) {
      const pairing = pairingIn(pairRound(event, round));
      const games = [
        ...pairing.boards.map(({ white, match }) => ({ player: white, match })),
        ...pairing.byes,
      ];
      expect(games.length).toBeGreaterThan(0);
      for (const { player, match = 0 } of games) {
        expect(`${nameOf(event, player)} ${Math.floor(match / 100)}`).toMatch(/^[A-E](\d) \1$/);
      }
      event = played(event, pairing, (_white, _black, game) => (game === 2 ? 'blackWins' : 'whiteWins'));
    }
    const matches = boardGroup(event, 3, 1).tournament.rounds[0]!;
    expect([...matches.games, ...matches.byes].map(({ match = 0 }) => match).sort()).toEqual([1, 2, 2, 3, 4]);
  });

  test('a draw names who sits there now, among those of the list too', () => {
    const event = groups(5, 2, { system: 'drawn', rounds: 5 });
    const lineUps = ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
      round: 1,
      team: `Team ${letter}`,
      board: 1,
      player: numberOf(event, `${letter}R1`),
    }));
    const bye = pairingIn(pairRound({ ...event, lineUps }, 1)).notes.find(({ code }) => code === 'drewBye');
    const names = String(bye?.values?.among)
      .split(', ')
      .map((number) => nameOf(event, playerNumber(Number(number))));
    expect(names.sort()).toEqual(['AR1', 'BR1', 'CR1', 'DR1', 'ER1']);
  });

  test('groups of different size: a smaller one is over sooner, a board that one team alone has is no group', () => {
    const event = groups(4, 3);
    const players = event.players.filter(({ name }) => !['C2', 'D2', 'B3', 'C3', 'D3'].includes(name));
    let uneven: Tournament = { ...event, players };
    const sizes: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const pairing = pairingIn(pairRound(uneven, round));
      sizes.push(pairing.boards.length);
      uneven = played(uneven, pairing, () => 'draw');
    }
    expect(sizes).toEqual([3, 2, 2]);
    const over = pairRound(uneven, 4);
    expect(over).toEqual({ ok: false, problems: [{ code: 'tablePlayedOut', values: { rounds: 3 } }] });
  });

  test('what stands against a round names the board of the group', () => {
    let event = groups(2, 2, { system: 'dutch', rounds: 3 });
    event = played(event, pairingIn(pairRound(event, 1)), () => 'draw');
    const refused = pairRound(event, 2);
    const rounds = refused.ok ? [] : refused.problems.map(({ values }) => values?.round);
    expect(rounds).toEqual(['2 (B1)', '2 (B2)']);
  });

  test('the group of a board is a tournament of its own, with lots of its own', () => {
    const event = groups(3, 2);
    const group = boardGroup(event, 2, 1);
    expect(group.tournament.players.map(({ name }) => name)).toEqual(['A2', 'B2', 'C2']);
    expect(group.tournament.settings).toMatchObject({
      drawSeed: 'teams 2',
      keepApart: [{ who: 'team', strict: true }],
    });
  });
});

describe('Law 30.1.2, team-mates in one group do not meet', () => {
  /** A2 and B2 play in group 1 beside A1 and B1. */
  function oneGroup(settings: Partial<Settings>): Tournament {
    const event = groups(2, 2, { boards: 1, ...settings });
    const players = event.players.map((player) =>
      player.board === '2' ? { ...player, board: '1' } : player,
    );
    return { ...event, players };
  }

  test('round robin: where the table would have them meet both are free', () => {
    let event = oneGroup({});
    const met: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const pairing = pairingIn(pairRound(event, round));
      met.push(...namesOf(event, pairing));
      if (pairing.boards.length === 0) {
        expect(pairing.byes.map(({ outcome }) => outcome)).toEqual(Array(4).fill('zeroBye'));
        expect(pairing.notes.filter(({ code }) => code === 'teamMatesFree')).toHaveLength(2);
      }
      event = played(event, pairing, () => 'draw');
    }
    expect(met).toHaveLength(4);
    expect(met.every((name) => /A.*B|B.*A/.test(name))).toBe(true);
  });

  test.each(['drawn', 'dutch', 'adjusted'] as const)('%s: they are kept apart in every round', (system) => {
    let event = oneGroup({ system, rounds: 2 });
    for (let round = 1; round <= 2; round += 1) {
      const pairing = pairingIn(pairRound(event, round));
      expect(namesOf(event, pairing).every((name) => /A.*B|B.*A/.test(name))).toBe(true);
      event = played(event, pairing, () => 'draw');
    }
  });
});

describe('Law 30.1.4 and 30.1.5 in groups', () => {
  test('a substitute takes over the place: opponents, colours and points of the group', () => {
    let event = groups(4, 1, { system: 'dutch', rounds: 3, firstColour: 'white' });
    event = played(event, pairingIn(pairRound(event, 1)), (white) =>
      /A/.test(white) ? 'whiteWins' : 'draw',
    );
    const first = event.rounds[0]!.games.map(({ white, black }) =>
      [nameOf(event, white), nameOf(event, black)].sort().join('-'),
    );
    event = { ...event, lineUps: [{ round: 2, team: 'A', board: 1, player: numberOf(event, 'AR1') }] };
    const pairing = pairingIn(pairRound(event, 2));
    const names = namesOf(event, pairing);
    expect(names.join()).toContain('AR1');
    expect(names.join()).not.toContain('A1');
    const second = names.map((name) => name.replace('AR1', 'A1').split('-').sort().join('-'));
    expect(second.filter((pair) => first.includes(pair))).toEqual([]);
    const after = played(event, pairing, (white, black) =>
      /AR1/.test(white) ? 'whiteWins' : /AR1/.test(black) ? 'blackWins' : 'draw',
    );
    const place = boardGroup(after, 1, 3).tournament;
    expect(
      place.rounds.map(({ games }) =>
        games.some(({ white, black }) => [white, black].includes(numberOf(event, 'A1'))),
      ),
    ).toEqual([true, true]);
    expect(teamStandings(after).rows[0]).toMatchObject({ team: { letter: 'A' }, totals: { boardPoints: 4 } });
  });

  test('the score of a team is the sum of its individual results', () => {
    const event = groups(4, 2);
    const after = played(event, pairingIn(pairRound(event, 1)), (white, black) =>
      /A/.test(white) ? 'whiteWins' : /A/.test(black) ? 'blackWins' : /1/.test(white) ? 'draw' : 'whiteWins',
    );
    const table = teamStandings(after);
    expect(table.criteria.map(({ kind }) => kind)).toEqual(['boardPoints', 'board', 'board']);
    expect(table.rows.map(({ team, totals }) => [team.letter, totals.boardPoints, ...totals.boards])).toEqual(
      [
        ['A', 4, 2, 2],
        ['B', 3, 1, 2],
        ['C', 1, 1, 0],
        ['D', 0, 0, 0],
      ],
    );
  });
});

describe('Law 30.1.2–3, what is said of groups', () => {
  test('one group without a round refuses the round, and it alone is named; groups that are finished do not', () => {
    const event = groups(4, 3, { system: 'dutch', rounds: 3 });
    // board 2 has A and B only, who have met
    const players = event.players.filter(({ name }) => !['C2', 'D2'].includes(name));
    const first = { ...event, players };
    const after = played(first, pairingIn(pairRound(first, 1)), () => 'draw');
    const refused = pairRound(after, 2);
    expect(refused.ok ? [] : refused.problems.map(({ values }) => values?.round)).toEqual(['2 (B2)']);
  });

  test('a group in which nobody takes part has no round to name', () => {
    const event = groups(2, 2);
    const players = event.players.map((player) => ({ ...player, leftAfter: 0 }));
    const refused = pairRound({ ...event, players }, 1);
    expect(refused.ok ? undefined : refused.problems[0]).toStrictEqual({ code: 'noPlayers' });
  });

  test('a finished group is passed over where another one refuses', () => {
    const event = groups(4, 2);
    const players = event.players.filter(({ name }) => !['C1', 'D1'].includes(name));
    const first = { ...event, players };
    let after: Tournament = played(first, pairingIn(pairRound(first, 1)), () => 'draw');
    // a fifth player of board 2, who is in no table
    after = {
      ...after,
      players: [
        ...after.players,
        { number: playerNumber(99), name: 'E2', team: 'Team E', board: '2', fromRound: 2, byes: [] },
      ],
    };
    const refused = pairRound(after, 2);
    expect(refused.ok ? [] : refused.problems.map(({ code }) => code)).toEqual(['addedToTable']);
  });

  test('round robin: team-mates of the table are free, the boards of the others are numbered anew', () => {
    const full = groups(3, 2);
    // in one group; C1 and C2 have board 1 of the table in round 2
    const players = full.players
      .filter(({ name }) => ['A1', 'B1', 'C1', 'C2'].includes(name))
      .map((player) => ({ ...player, board: '1' }));
    let event: Tournament = { ...full, players, settings: { ...full.settings, boards: 1 } };
    const free: string[][] = [];
    for (let round = 1; round <= 3; round += 1) {
      const pairing = pairingIn(pairRound(event, round));
      const names = namesOf(event, pairing);
      expect(names.every((name) => !/C.-C/.test(name))).toBe(true);
      expect(pairing.boards.map(({ board }) => board)).toEqual(names.map((_, index) => index + 1));
      free.push(pairing.byes.map(({ player, outcome }) => `${nameOf(event, player)} ${outcome}`).sort());
      const notes = pairing.notes.filter(({ code }) => code === 'teamMatesFree');
      expect(notes.map(({ values }) => [values?.white, values?.black].sort())).toEqual(
        pairing.byes.length === 0 ? [] : [[numberOf(event, 'C1'), numberOf(event, 'C2')]],
      );
      event = played(event, pairing, () => 'draw');
    }
    expect(free.filter((each) => each.length > 0)).toEqual([['C1 zeroBye', 'C2 zeroBye']]);
  });
});
