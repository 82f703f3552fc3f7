import { describe, expect, test } from 'vitest';
import { boardPrizes } from '../../src/standings/boardPrizes.ts';
import { parseTeamCriteria } from '../../src/standings/teamCriteria.ts';
import { teamCrosstable } from '../../src/standings/teamCrosstable.ts';
import { teamStandings } from '../../src/standings/teamStandings.ts';
import { teamCrosstableRows } from '../../src/sheet/teamCrosstableRows.ts';
import { teamStandingsRows } from '../../src/sheet/teamStandingsRows.ts';
import { pairRound } from '../../src/systems/pair.ts';
import type { GameOutcome } from '../../src/tournament/outcome.ts';
import type { Settings } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { pairingIn, played, teamEvent } from '../systems/teamMatch/teamEvent.ts';

/** What the first team of each match scores on its boards, half-points: `A-D 210`. */
function event(
  rounds: readonly string[],
  settings: Partial<Settings> = {},
  teams = 4,
  boards = 3,
): Tournament {
  let tournament = teamEvent({ teams, boards, settings });
  rounds.forEach((round, index) => {
    const scores = new Map(round.split(/\s+/).map((match) => match.split(':') as [string, string]));
    tournament = played(tournament, pairingIn(pairRound(tournament, index + 1)), (white, black) =>
      outcomeOf(scores, white, black),
    );
  });
  return tournament;
}

function outcomeOf(scores: ReadonlyMap<string, string>, white: string, black: string): GameOutcome {
  const board = Number(white.slice(1)) - 1;
  const own = scores.get(`${white[0]}${black[0]}`)?.[board];
  const other = scores.get(`${black[0]}${white[0]}`)?.[board];
  const points = own === undefined ? 2 - Number(other) : Number(own);
  return points === 2 ? 'whiteWins' : points === 1 ? 'draw' : 'blackWins';
}

function places(tournament: Tournament): string[] {
  return teamStandings(tournament).rows.map(
    ({ place, team, separatedBy }) =>
      `${place}${team.letter}${separatedBy === undefined ? '' : ` ${separatedBy}`}`,
  );
}

describe('Law 30.1.5, the order of teams', () => {
  test('the sum of all board points', () => {
    const table = teamStandings(event(['AD:220 BC:111']));
    expect(
      table.rows.map(({ team, totals, place }) => [place, team.letter, totals.boardPoints, ...totals.boards]),
    ).toEqual([
      [1, 'A', 4, 2, 2, 0],
      [2, 'B', 3, 1, 1, 1],
      [2, 'C', 3, 1, 1, 1],
      [4, 'D', 2, 0, 0, 2],
    ]);
  });

  test('tied: board 1, then board 2, and so on; what separated them is named', () => {
    expect(places(event(['AD:021 BC:102']))).toEqual(['1D', '2C B1', '3B B2', '4A B1']);
  });

  test('nothing separates them: the place is shared', () => {
    expect(places(event(['AD:111 BC:111']))).toEqual(['1A', '1B', '1C', '1D']);
  });

  test('by setting match points come first, then board points, then the boards', () => {
    const table = event(['AD:211 BC:222'], { matchPoints: true });
    expect(places(table)).toEqual(['1B', '2A BP', '3D', '4C BP']);
    expect(teamStandings(table).rows.map(({ totals }) => totals.matchPoints)).toEqual([4, 4, 0, 0]);
  });

  test('a drawn match is one match point, a bye two', () => {
    const rows = teamStandings(event(['AB:111'], { matchPoints: true, system: 'dutch' }, 3)).rows;
    expect(rows.map(({ totals }) => totals.matchPoints).sort()).toEqual([2, 2, 4]);
  });

  test('tie-breaks that the settings name stand between, and compare teams', () => {
    const table = event(['AD:111 BC:111', 'DC:222 AB:111'], { tieBreaks: ['WIN'] });
    expect(places(table)).toEqual(['1D', '2A', '2B', '4C']);
    expect(teamStandings(table).criteria.map(({ kind }) => kind)).toEqual([
      'boardPoints',
      'tieBreak',
      'board',
      'board',
      'board',
    ]);
  });

  test('criteria of one’s own', () => {
    const { criteria, unknown } = parseTeamCriteria('mp, B2; BOARDS bh/c1 xyz', 2);
    expect(unknown).toEqual(['XYZ']);
    expect(criteria.map((each) => (each.kind === 'board' ? each.board : each.kind))).toEqual([
      'matchPoints',
      2,
      1,
      2,
      'tieBreak',
    ]);
    const table = teamStandings(event(['AD:021 BC:102']), { criteria: parseTeamCriteria('B3', 3).criteria });
    expect(table.rows.map(({ place, team }) => `${place}${team.letter}`)).toEqual(['1B', '2A', '2D', '4C']);
  });

  test('only complete rounds count, unless asked otherwise', () => {
    const first = event(['AD:222 BC:111']);
    const second = played(first, pairingIn(pairRound(first, 2)), () => undefined);
    expect(teamStandings(second).rounds).toBe(1);
    expect(teamStandings(second, { afterRound: 0 }).rows.map(({ totals }) => totals.boardPoints)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('FIDE C.05: a team that left before half of its matches counts for nobody', () => {
    const full = event(['AD:222 BC:111', 'DC:222 AB:111']);
    const players = full.players.map((player) =>
      player.team === 'Team D' ? { ...player, leftAfter: 1 } : player,
    );
    const table = teamStandings({ ...full, players, rounds: full.rounds.slice(0, 1) });
    expect(table.rows.map(({ place, team, totals }) => [place, team.letter, totals.boardPoints])).toEqual([
      [1, 'B', 3],
      [1, 'C', 3],
      [3, 'A', 0],
      [undefined, 'D', 0],
    ]);
  });
});

describe('Law 30.1.5, the best score of each board', () => {
  test('equal scores share the prize; a substitute stands with what he won himself', () => {
    const boards = boardPrizes(event(['AD:210 BC:211']));
    expect(
      boards.map(({ rows }) => rows.map(({ place, player, points }) => `${place} ${player.name} ${points}`)),
    ).toEqual([
      ['1 A1 2', '1 B1 2', '3 C1 0', '3 D1 0'],
      ['1 A2 1', '1 B2 1', '1 C2 1', '1 D2 1'],
      ['1 D3 2', '2 B3 1', '2 C3 1', '4 A3 0'],
    ]);
  });
});

describe('The crosstable of teams', () => {
  test('a round robin by opponents, in board points', () => {
    const table = teamCrosstableRows(teamCrosstable(event(['AD:210 BC:211'])), 'en');
    expect(table).toEqual([
      ['Letter', 'Team', 'A', 'B', 'C', 'D', 'BP', 'B1', 'B2', 'B3', 'Place'],
      ['A', 'Team A', '×', '', '', '1½', 1.5, 1, 0.5, 0, 2],
      ['B', 'Team B', '', '×', '2', '', 2, 1, 0.5, 0.5, 1],
      ['C', 'Team C', '', '1', '×', '', 1, 0, 0.5, 0.5, 4],
      ['D', 'Team D', '1½', '', '', '×', 1.5, 0, 0.5, 1, 3],
    ]);
  });

  test('other systems by rounds; a match still being played has its running score in brackets', () => {
    const first = teamEvent({ teams: 3, boards: 2, settings: { system: 'drawn', rounds: 2 } });
    const pairing = pairingIn(pairRound(first, 1));
    const table = teamCrosstable(
      played(first, pairing, (white) => (white[1] === '1' ? 'whiteWins' : undefined)),
    );
    const cells = teamCrosstableRows(table, 'vi')
      .slice(1)
      .map((row) => String(row[2]));
    const shapes = cells.map((cell) => cell.replace(/^[ABC]/, 'X')).sort();
    expect(shapes).toEqual(['X (0)', 'X (1)', '– 2'].sort());
  });

  test('groups by board by boards', () => {
    const groups = teamEvent({ teams: 2, boards: 2, settings: { teamForm: 'boardGroups' } });
    const after = played(groups, pairingIn(pairRound(groups, 1)), () => 'whiteWins');
    expect(teamCrosstableRows(teamCrosstable(after), 'vi')).toEqual([
      ['Chữ', 'Đội', 'B1', 'B2', 'BP', 'B1', 'B2', 'Hạng'],
      ['A', 'Team A', '1', '1', 2, 1, 1, 1],
      ['B', 'Team B', '0', '0', 0, 0, 0, 2],
    ]);
  });

  test('the standings as rows', () => {
    expect(teamStandingsRows(teamStandings(event(['AD:021 BC:102'])), 'vi').slice(0, 3)).toEqual([
      ['Hạng', 'Chữ', 'Đội', 'BP', 'B1', 'B2', 'B3', 'Phân định'],
      [1, 'D', 'Team D', 1.5, 1, 0, 0.5, ''],
      [2, 'C', 'Team C', 1.5, 0.5, 1, 0, 'B1'],
    ]);
  });
});
