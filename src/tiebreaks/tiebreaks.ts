import type { PlayerHistory } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { averageOpponentBuchholz } from './averageOpponentBuchholz.ts';
import { averageOpponentPerfect, averageOpponentPerformance } from './averageOpponentPerformance.ts';
import { averageOpponentRating } from './averageOpponentRating.ts';
import { blackGames } from './blackGames.ts';
import { blackWins } from './blackWins.ts';
import { buchholz } from './buchholz.ts';
import type { Contribution } from './contribution.ts';
import { directEncounter, encounterGames } from './directEncounter.ts';
import { electedToPlay } from './electedToPlay.ts';
import type { Field } from './field.ts';
import { foreField } from './foreField.ts';
import { fraction, type Fraction } from './fraction.ts';
import { gamesWon } from './gamesWon.ts';
import { koya } from './koya.ts';
import { lawBerger } from './lawBerger.ts';
import { lawBuchholz } from './lawBuchholz.ts';
import { lot } from './lot.ts';
import { perfectPerformance } from './perfectPerformance.ts';
import { progressive } from './progressive.ts';
import { sonnebornBerger } from './sonnebornBerger.ts';
import { standardPoints } from './standardPoints.ts';
import type { PlacesInGroup, TiedGroup } from './tiedGroup.ts';
import { tournamentPerformance } from './tournamentPerformance.ts';
import { wins } from './wins.ts';

export const tieBreakCodes = [
  ...(['BH', 'FB', 'AOB', 'SB', 'DE', 'WIN', 'WON', 'BPG', 'BWG', 'PS', 'REP', 'STD'] as const),
  ...(['KS', 'ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG', 'TPN', 'LAW', 'BERGER', 'LOT'] as const),
] as const;

/** FIDE's acronyms (C.07 (2026) 5) and those of the law, without modifier. */
export type TieBreakCode = (typeof tieBreakCodes)[number];

type Contributions = (field: Field, own: PlayerHistory) => readonly Contribution[];

export type TieBreak =
  /** The more the better; cuts leave some of the addends out. */
  | {
      readonly kind: 'sum';
      readonly cuttable: boolean;
      readonly contributions: Contributions;
      /** Another field to compute it in. */
      readonly field?: (field: Field) => Field;
    }
  /** The mean of the addends, the more the better; `whole`: rounded, a half upwards. */
  | {
      readonly kind: 'mean';
      readonly cuttable: boolean;
      readonly whole: boolean;
      readonly contributions: Contributions;
    }
  /** A performance: a number worked out from all his rated games at once; 0 where there is none. */
  | {
      readonly kind: 'performance';
      readonly value: (field: Field, own: PlayerHistory) => number | undefined;
      readonly contributions: Contributions;
    }
  /** Something about the player himself. */
  | {
      readonly kind: 'own';
      readonly best: 'highest' | 'lowest';
      readonly value: (own: PlayerHistory) => Fraction;
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
  FB: { kind: 'sum', cuttable: true, contributions: buchholz, field: foreField },
  AOB: { kind: 'mean', cuttable: false, whole: false, contributions: averageOpponentBuchholz },
  SB: { kind: 'sum', cuttable: true, contributions: sonnebornBerger },
  DE: { kind: 'place', places: directEncounter, contributions: encounterGames },
  WIN: { kind: 'sum', cuttable: false, contributions: wins },
  WON: { kind: 'sum', cuttable: false, contributions: gamesWon },
  BPG: { kind: 'sum', cuttable: false, contributions: blackGames },
  BWG: { kind: 'sum', cuttable: false, contributions: blackWins },
  PS: { kind: 'sum', cuttable: true, contributions: progressive },
  REP: { kind: 'sum', cuttable: false, contributions: electedToPlay },
  STD: { kind: 'sum', cuttable: false, contributions: standardPoints },
  KS: { kind: 'sum', cuttable: false, contributions: koya },
  ARO: { kind: 'mean', cuttable: true, whole: true, contributions: averageOpponentRating },
  TPR: { kind: 'performance', value: tournamentPerformance, contributions: averageOpponentRating },
  PTP: { kind: 'performance', value: perfectPerformance, contributions: averageOpponentRating },
  APRO: { kind: 'mean', cuttable: false, whole: true, contributions: averageOpponentPerformance },
  APPO: { kind: 'mean', cuttable: false, whole: true, contributions: averageOpponentPerfect },
  RTNG: { kind: 'own', best: 'highest', value: ({ player }) => fraction(player.rating ?? 0) },
  TPN: { kind: 'own', best: 'lowest', value: ({ player }) => fraction(player.number) },
  LAW: { kind: 'sum', cuttable: false, contributions: lawBuchholz },
  BERGER: { kind: 'sum', cuttable: false, contributions: lawBerger },
  LOT: { kind: 'place', places: lot },
};
