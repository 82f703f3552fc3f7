import { describe, expect, it } from 'vitest';
import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import { pairRound } from '../../src/systems/pair.ts';
import { readTrf } from '../../src/trf/readTrf.ts';
import { recordsNotKept } from '../../src/trf/recordsNotKept.ts';
import { tournamentOfTrf } from '../../src/trf/tournamentOfTrf.ts';
import { trfOfTournament } from '../../src/trf/trfOfTournament.ts';
import { writeTrf } from '../../src/trf/writeTrf.ts';
import { standardPoints } from '../../src/tournament/points.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { SystemName, TeamForm } from '../../src/tournament/settings.ts';
import { teamRounds } from '../../src/tournament/teamMatch.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';

function simulated(system: SystemName, teamForm: TeamForm, players: number): Tournament {
  const common = { draws: 30, points: standardPoints, acceleration: { kind: 'none' }, forbidden: 0 } as const;
  return simulateTournament({ ...common, system, teamForm, players, rounds: 3, boards: 3, seed: 'teams' })
    .tournament;
}

function readBack(text: string): Tournament {
  const reading = readTrf(text);
  if (!reading.ok) {
    throw new Error(JSON.stringify(reading.problems));
  }
  expect(recordsNotKept(reading.document)).toEqual([]);
  return tournamentOfTrf(reading.document).tournament;
}

function matchesOf(tournament: Tournament): string[] {
  return teamRounds(tournament, 'asDraw').flatMap(({ number, matches, free }) => [
    ...matches.map(({ match, teams, points, games }) => {
      const boards = games.map((game) => `${game.board}.${game.game ?? 1}`).join(' ');
      const { white, black } = points;
      return `${number} ${match} ${teams.white.letter}-${teams.black.letter} ${white.boards.join()}:${black.boards.join()} ${boards}`;
    }),
    ...free.map(({ team, points }) => `${number} ${team.letter} free ${points.total}`),
  ]);
}

describe('Team events in reports (TRF26 records 300, 310, 320, 330, 352, 362)', () => {
  it.each([
    ['drawn', 'simultaneous', 6],
    ['drawn', 'simultaneous', 5],
    ['dutch', 'scheveningen', 5],
    ['round-robin', 'scheveningen', 4],
    ['knockout', 'simultaneous', 6],
  ] as const)('%s %s with %i teams: the same matches, boards and points come back', (system, form, teams) => {
    const tournament = simulated(system, form, teams);
    const again = readBack(writeTrf(trfOfTournament(tournament)));
    expect(again.settings.teamForm).toBe(form);
    expect(matchesOf(again)).toEqual(matchesOf(tournament));
  });

  it('groups by board: reserves stay reserves and make no group of their own', () => {
    const base = simulated('round-robin', 'boardGroups', 4);
    const reserve = { number: playerNumber(13), name: 'Reserve', team: 'Team 1', board: 'R1', byes: [] };
    const again = readBack(
      writeTrf(
        trfOfTournament({ ...base, players: [...base.players, reserve], rounds: base.rounds.slice(0, 1) }),
      ),
    );
    expect(again.settings.boards).toBe(3);
    expect(pairRound(again, 2).ok).toBe(true);
  });

  it('line-ups come back from records 300', () => {
    const base = simulated('round-robin', 'simultaneous', 4);
    const reserve = { number: playerNumber(13), name: 'Reserve', team: 'Team 1', board: 'R1', byes: [] };
    const lineUps = [{ round: 2, team: 'Team 1', board: 3, player: playerNumber(13) }];
    const text = writeTrf(
      trfOfTournament({
        ...base,
        settings: { ...base.settings, matchPoints: true },
        players: [...base.players, reserve],
        rounds: base.rounds.slice(0, 1),
        lineUps,
      }),
    );
    expect(text).toContain('\n300   2   1   0 0001 0005 0013');
    expect(text).toContain('\n352 WBW');
    expect(text).toMatch(/\n362 +TW +2\.0 +TD +1\.0/);
    const again = readBack(text);
    expect(again.settings.matchPoints).toBe(true);
    expect(again.players.find(({ number }) => number === 13)).toMatchObject({ team: 'Team 1', board: '4' });
    expect(again.lineUps).toEqual(lineUps);
  });

  it('the older record 013 names teams and boards too', () => {
    const team = (name: string, numbers: number[]): string =>
      `013 ${name.padEnd(32)}${numbers.map((each) => String(each).padStart(4)).join(' ')}`;
    const two = simulated('round-robin', 'simultaneous', 2);
    const lines = writeTrf(trfOfTournament({ ...two, rounds: [] })).split('\r\n');
    const others = lines.filter((line) => line !== '' && !line.startsWith('310'));
    const text = [...others, team('Reds', [1, 3]), team('Blues', [2, 4])];
    const { players } = readBack(text.join('\r\n'));
    expect(players.slice(0, 4).map(({ team: name, board }) => `${name} ${board}`)).toEqual([
      'Reds 1',
      'Blues 1',
      'Reds 2',
      'Blues 2',
    ]);
  });
});
