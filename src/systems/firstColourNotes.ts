import type { Note } from '../tournament/problem.ts';
import type { SystemName } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { firstColourOf } from './swiss/firstColour.ts';

/** Systems in which one lot gives the colours of the whole first round. */
const oneLotForColours: readonly SystemName[] = ['dutch', 'adjusted'];

/** rules.md 1: the lot for the colours of round 1 is a line of the Log, unless the arbiter has set the colour. */
export function firstColourNotes(tournament: Tournament): Note[] {
  const { system, teamForm, firstColour, drawSeed } = tournament.settings;
  const byLot = oneLotForColours.includes(system) && teamForm === undefined && firstColour === undefined;
  return byLot
    ? [
        {
          code: firstColourOf(tournament) === 'white' ? 'drewWhiteFirst' : 'drewBlackFirst',
          values: { seed: drawSeed },
        },
      ]
    : [];
}
