import type { TrfDocument } from './document.ts';
import { teamPlaces } from './teamRecords.ts';

/** The most boards that one team filled: seats of a record 300, or games of one round. 0: nobody has played yet. */
export function boardsPlayed(document: TrfDocument): number {
  const places = teamPlaces(document);
  const games = new Map<string, number>();
  let most = 0;
  for (const record of document.records) {
    if (record.kind === 'unread' && record.text.startsWith('300')) {
      most = Math.max(most, (record.text.slice(16).match(/\d+/g) ?? []).length);
    }
    if (record.kind === 'player') {
      record.rounds.forEach((entry, round) => {
        const key = `${places.get(record.number)?.team ?? ''}\n${round}`;
        games.set(key, (games.get(key) ?? 0) + (entry?.opponent === undefined ? 0 : 1));
      });
    }
  }
  return Math.max(most, ...[...games.entries()].map(([key, count]) => (key.startsWith('\n') ? 0 : count)));
}
