import { describe, expect, it } from 'vitest';
import { bracketPicture } from '../../src/sheet/bracketPicture.ts';
import { bracketWithEntrants } from '../../src/sheet/bracketSheet.ts';
import { parsePoints } from '../../src/sheet/settingValues.ts';
import { roundTitle } from '../../src/sheet/roundTitle.ts';
import { roundNameOf } from '../../src/systems/knockout/roundName.ts';
import { pairRound } from '../../src/systems/pair.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { afterNextRound, knockoutOf, playedOut, smallerWins } from '../systems/knockout/playKnockout.ts';
import { pairingIn, played, teamEvent } from '../systems/teamMatch/teamEvent.ts';

function picture(tournament: Tournament) {
  const { bracket, entrants } = bracketWithEntrants(tournament);
  return bracketPicture(bracket, entrants, 'en', 1);
}

function rowsOf(tournament: Tournament): string[] {
  return picture(tournament).cells.map((row) => row.join('|'));
}

describe('Law 25: the names of the rounds', () => {
  it.each([
    [2, 'Chung kết'],
    [4, 'Bán kết'],
    [8, 'Tứ kết'],
    [16, 'Bát kết'],
    [32, 'Vòng 1/16'],
    [64, 'Vòng 1/32'],
  ])('%i players: %s', (places, title) => {
    expect(roundTitle(roundNameOf(places), places / 2, 'vi')).toBe(title);
  });
});

describe('The bracket as a picture', () => {
  it('each match stands between the two it follows from, the winner beside the final', () => {
    expect(rowsOf(playedOut(knockoutOf(4), smallerWins))).toEqual([
      'Semi-finals||Final||Winner',
      '||||',
      '[1] P1|2|||',
      '[4] P4|0|||',
      '||[1] P1|2|[1] P1',
      '||[2] P2|0|',
      '[3] P3|0|||',
      '[2] P2|2|||',
    ]);
  });

  it('whoever is not known yet has an empty place', () => {
    expect(rowsOf(afterNextRound(knockoutOf(4), smallerWins))[4]).toBe('||[1] P1||');
    expect(rowsOf(knockoutOf(4))[4]).toBe('||||');
  });

  it('the match for third place stands below the final', () => {
    const rows = rowsOf(playedOut(knockoutOf(4, { thirdPlace: true }), smallerWins));
    expect(rows.slice(8).map((row) => row.split('|').slice(2, 4).join('|'))).toEqual([
      'Third place|',
      '[4] P4|0',
      '[3] P3|2',
    ]);
  });

  it('every match has a box, every match but the first round two that lead to it', () => {
    const { look } = picture(playedOut(knockoutOf(16), smallerWins));
    expect(look.boxed).toHaveLength(2 * 15);
    expect(look.joined).toHaveLength(7);
  });

  it('boxes do not overlap, with exemptions and third place too', () => {
    for (const count of [2, 3, 5, 6, 7, 11, 13, 24]) {
      const { look } = picture(playedOut(knockoutOf(count, { thirdPlace: true }), smallerWins));
      const cells = look.boxed.flatMap(({ row, column }) => [`${row},${column}`, `${row + 1},${column}`]);
      expect(new Set(cells).size).toBe(cells.length);
    }
  });

  it('teams: their names and the points of all boards (Law 30.1.5, 30.3)', () => {
    const event = teamEvent({ teams: 2, boards: 3, settings: { system: 'knockout' } });
    const over = played(event, pairingIn(pairRound(event, 1)), (white) =>
      white.startsWith('A') ? 'whiteWins' : 'draw',
    );
    const rows = rowsOf(over).slice(2).join('\n');
    expect(rows).toContain('Team A|');
    const pointsOf = (team: string): number =>
      parsePoints(new RegExp(`Team ${team}\\|([\\d½]+)`).exec(rows)?.[1] ?? '') ?? 0;
    expect(pointsOf('A') + pointsOf('B')).toBe(2 * 3);
    expect(pointsOf('A')).toBeGreaterThan(pointsOf('B'));
  });
});
