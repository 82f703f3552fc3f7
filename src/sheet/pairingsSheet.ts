import type { PlayerNumber } from '../tournament/player.ts';
import type { HalfPoints } from '../tournament/points.ts';
import type { Note } from '../tournament/problem.ts';
import type { EventRead, PartKey, ResultRow } from './event.ts';
import type { SheetPage } from './page.ts';

/** The round of one part as it is printed. */
export interface PairingsBlock {
  readonly part: PartKey;
  readonly round: number;
  /** The rows of this round, in board order, games and byes; results typed so far included. */
  readonly rows: readonly ResultRow[];
  /** The score with which the round was paired. */
  readonly scores: ReadonlyMap<PlayerNumber, HalfPoints>;
  /** Whether floats are marked: Swiss systems only. */
  readonly floats: boolean;
  /** In the event this round without a row: absent. */
  readonly absent: readonly PlayerNumber[];
  readonly notes: readonly Note[];
}

/** The Pairings sheet: the current round of every part, to print and to show. */
export function pairingsSheet(_event: EventRead, _blocks: readonly PairingsBlock[]): SheetPage {
  throw new Error('not written yet');
}
