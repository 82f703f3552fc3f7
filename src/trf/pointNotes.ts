import { finalScore, historyOf } from '../tournament/history.ts';
import { byeMeaning, pointsOf } from '../tournament/outcome.ts';
import { requestedBye } from '../tournament/participants.ts';
import { halfPoints } from '../tournament/points.ts';
import type { Note } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { PlayerRecord } from './document.ts';
import { pointsText } from './line.ts';

/**
 * Players whose points (record 001, columns 81–84) are not what their games give. Programs also write them
 * with the bye of the round to come, or with the fictitious points of an acceleration: that is no mistake.
 */
export function pointNotes(tournament: Tournament, records: readonly PlayerRecord[]): Note[] {
  const history = historyOf(tournament);
  const next = tournament.rounds.length + 1;
  const { acceleration, points } = tournament.settings;
  return records.flatMap((record): Note[] => {
    const own = history.get(record.number);
    if (own === undefined) {
      return [];
    }
    const counted = finalScore(own);
    const bye = requestedBye(own.player, next);
    const withBye = counted + (bye === undefined ? 0 : pointsOf(byeMeaning[bye].award, points));
    const accelerated = acceleration.kind !== 'none' && record.points >= counted;
    if (record.points === counted || record.points === withBye || accelerated) {
      return [];
    }
    const values = { player: record.number, counted: pointsText(halfPoints(counted)) };
    return [{ code: 'trfPointsDiffer', found: pointsText(record.points), values }];
  });
}
