import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { opponentOf, type Field } from './field.ts';
import { fraction } from './fraction.ts';
import { perfectPerformance } from './perfectPerformance.ts';
import { ratedGames } from './ratedGames.ts';
import { tournamentPerformance } from './tournamentPerformance.ts';

type Performance = (field: Field, own: PlayerHistory) => number | undefined;

/** C.07 (2026) 10.4 Average performance rating of opponents (APRO): of those played over the board. */
export function averageOpponentPerformance(field: Field, own: PlayerHistory): readonly Contribution[] {
  return ofOpponents(field, own, tournamentPerformance);
}

/** C.07 (2026) 10.5 Average perfect performance of opponents (APPO): of those played over the board. */
export function averageOpponentPerfect(field: Field, own: PlayerHistory): readonly Contribution[] {
  return ofOpponents(field, own, perfectPerformance);
}

function ofOpponents(field: Field, own: PlayerHistory, performance: Performance): readonly Contribution[] {
  return ratedGames(field, own).contributions.flatMap(({ entry }): Contribution[] => {
    const opponent = opponentOf(field, entry);
    const value = opponent && performance(field, opponent);
    return value === undefined ? [] : [{ entry, countsAs: 'performance', value: fraction(value) }];
  });
}
