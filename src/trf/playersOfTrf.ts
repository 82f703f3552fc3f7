import type { Player, PlayerNumber, RequestedBye } from '../tournament/player.ts';
import type { NationalRecord, PlayerRecord, TrfDocument, TrfEntry } from './document.ts';
import { byeOutcomeOf } from './entryOutcome.ts';
import type { StatedByes } from './roundsOfTrf.ts';
import { teamPlaces } from './teamRecords.ts';

/** How far the event has come, in rounds of the file and in rounds (of matches) of the tournament. */
export interface Progress {
  readonly played: number;
  readonly rounds: number;
}

/** Players as the rest of the program knows them. */
export function playersOfTrf(
  document: TrfDocument,
  players: readonly PlayerRecord[],
  byes: StatedByes,
  progress: Progress,
): Player[] {
  const national = new Map<PlayerNumber, NationalRecord>();
  const teams = teamPlaces(document);
  for (const record of document.records) {
    if (record.kind === 'national') {
      national.set(record.number, record);
    }
  }
  const absent = new Set(
    document.records.flatMap((record) => (record.kind === 'absent' ? record.players : [])),
  );
  return players.map((record) => ({
    number: record.number,
    name: record.name,
    ...(record.rating === undefined || record.rating === 0 ? {} : { rating: record.rating }),
    ...nationalPart(national.get(record.number)),
    ...textPart({
      title: record.title,
      federation: record.federation,
      sex: record.sex,
      born: record.born,
      fideId: record.fideNumber,
    }),
    ...teams.get(record.number),
    byes: byesToCome(record, byes, progress, absent.has(record.number)),
  }));
}

function nationalPart(record: NationalRecord | undefined): Partial<Player> {
  if (record === undefined) {
    return {};
  }
  const rating = record.rating === undefined || record.rating === 0 ? {} : { nationalRating: record.rating };
  return { ...rating, ...textPart({ grade: record.title }) };
}

function textPart(texts: Readonly<Record<string, string>>): Partial<Player> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** The columns of the round to be paired, then 240 for any later round, then XXZ. */
function byesToCome(
  record: PlayerRecord,
  byes: StatedByes,
  { played, rounds }: Progress,
  absent: boolean,
): RequestedBye[] {
  const found = new Map<number, TrfEntry>();
  for (const [round, ofRound] of byes) {
    const entry = ofRound.get(record.number);
    if (entry !== undefined && round > played) {
      found.set(round, entry);
    }
  }
  const next = record.rounds[played];
  if (next !== undefined) {
    found.set(played + 1, next);
  }
  if (absent && !found.has(played + 1)) {
    found.set(played + 1, { result: 'Z' });
  }
  const requested = [...found].map(([round, entry]) => ({
    round: round - played + rounds,
    outcome: byeOutcomeOf(entry),
  }));
  return requested.sort((a, b) => a.round - b.round);
}
