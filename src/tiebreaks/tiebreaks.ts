import type { PlayerHistory } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { buchholz } from './buchholz.ts';
import type { Contribution } from './contribution.ts';
import { directEncounter, encounterGames } from './directEncounter.ts';
import type { Field } from './field.ts';
import { gamesWon } from './gamesWon.ts';
import { lawBerger } from './lawBerger.ts';
import { lawBuchholz } from './lawBuchholz.ts';
import { lot } from './lot.ts';
import { progressive } from './progressive.ts';
import { sonnebornBerger } from './sonnebornBerger.ts';
import type { PlacesInGroup, TiedGroup } from './tiedGroup.ts';
import { wins } from './wins.ts';

export const tieBreakCodes = ['BH', 'SB', 'DE', 'WIN', 'WON', 'PS', 'LAW', 'BERGER', 'LOT'] as const;

/** FIDE's acronyms (C.07 (2026) 5) and those of the law, without modifier. */
export type TieBreakCode = (typeof tieBreakCodes)[number];

export type TieBreak =
  /** The more the better; cuts leave some of the addends out. */
  | {
      readonly kind: 'sum';
      readonly cuttable: boolean;
      readonly contributions: (field: Field, own: PlayerHistory) => readonly Contribution[];
    }
  /** A place inside the group of those still tied: the smaller the better, 0 where nothing is separated. */
  | {
      readonly kind: 'place';
      readonly places: (field: Field, tied: TiedGroup) => PlacesInGroup;
      readonly contributions?: (
        field: Field,
        own: PlayerHistory,
        tied: readonly PlayerNumber[],
      ) => readonly Contribution[];
    };

/** The one table of tie-breaks. Adding one is a file and a line. */
export const tieBreaks: Record<TieBreakCode, TieBreak> = {
  BH: { kind: 'sum', cuttable: true, contributions: buchholz },
  SB: { kind: 'sum', cuttable: true, contributions: sonnebornBerger },
  DE: { kind: 'place', places: directEncounter, contributions: encounterGames },
  WIN: { kind: 'sum', cuttable: false, contributions: wins },
  WON: { kind: 'sum', cuttable: false, contributions: gamesWon },
  PS: { kind: 'sum', cuttable: true, contributions: progressive },
  LAW: { kind: 'sum', cuttable: false, contributions: lawBuchholz },
  BERGER: { kind: 'sum', cuttable: false, contributions: lawBerger },
  LOT: { kind: 'place', places: lot },
};
