import type { PairingResult } from '../../tournament/pairing.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** How individuals are paired: the room of the event's system, handed in by `pair.ts`. */
export type PairUnits = (units: Tournament, round: number) => PairingResult;

/** How their round goes on, where it does (see `continueRound` in `pair.ts`). */
export type ContinueUnits = (units: Tournament) => PairingResult | undefined;
