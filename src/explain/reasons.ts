import type { Colour } from '../tournament/colour.ts';
import type { PlayerNumber } from '../tournament/player.ts';

/**
 * Every reason that an explanation may give. The sentence for each stands in `sheet/reasons.en.ts` and
 * `sheet/reasons.vi.ts`; a code without a sentence in each language does not compile.
 */
export const reasonCodes = [
  // what the round has for him
  'meetsAsWhite',
  'meetsAsBlack',
  'hasBye',
  'byeGranted',
  'notPaired',
  'recordHasOther',
  'recordHasOtherColour',
  'recordHasBye',
  'recordHasNothing',
  // team events: who is paired
  'teamUnit',
  'teamMeets',
  'teamBoards',
  'teamEverybody',
  'teamGroup',
  'teamSeat',
  'teamSeatInGame',
  'teamSeatAlone',
  'teamSeatNone',
  'teamSeatPriority',
  'teamSeatNoPriority',
  'teamSeatAlternates',
  'teamSeatSameParity',
  'teamSeatOtherParity',
  'teamSeatParityReversed',
  'teamSeatOwnOrder',
  // Swiss systems: who was there
  'scoreGroup',
  'scoreGroupAlone',
  'virtualPoints',
  'metInGroup',
  // Dutch: the opponent
  'naturalMade',
  'naturalMet',
  'naturalSameColour',
  'naturalApart',
  'naturalCriterion',
  'naturalOrder',
  'naturalNone',
  // Dutch: floats
  'floatsOdd',
  'floatsNoPair',
  'floatsCompletion',
  'floatsAlone',
  'floatsOn',
  'floatsInstead',
  'opponentFromAbove',
  // Dutch: the bye
  'byeLowest',
  'byeBarred',
  'byeNotCompletable',
  'byeMoreUnplayed',
  'byeCriterion',
  // Dutch: colours
  'colourBoth',
  'colourOnlyOne',
  'colourStronger',
  'colourAlternates',
  'colourHigherRanked',
  'colourOddNumber',
  'colourEvenNumber',
  'initialColourByLot',
  'initialColourSet',
  'pairingNumberDiffers',
  // adjusted Swiss
  'lawBye',
  'lawByePassedOver',
  'lawFloatNoOpponent',
  'lawFloatOddNumber',
  'lawFloatOddNeeded',
  'lawFloatOddNextDoor',
  'lawFloatOddColours',
  'lawFloatOddFloated',
  'lawFloatLimit',
  'lawFloatNoWayOut',
  'lawFloatFoundNobody',
  'lawFloaterFirst',
  'lawFloaterPassedOver',
  'lawPairInTurn',
  'lawPairPassedOver',
  'lawExchanged',
  'lawUndone',
  'lawColourOnlyLegal',
  'lawColourDue',
  'lawColourEqualises',
  'lawColourAlternates',
  'lawColourSmaller',
  'lawColourFirstRound',
  // drawn Swiss
  'lotBye',
  'lotByeBarred',
  'lotByeVoid',
  'lotSubgroup',
  'lotSubgroupLastColour',
  'lotSubgroupByLot',
  'lotFloatAlone',
  'lotFloatOdd',
  'lotFloatSeveral',
  'lotFloatLeft',
  'lotFloatMet',
  'lotFloatColours',
  'lotFloatApart',
  'lotFloatVoid',
  'lotDrew',
  'lotDrewRest',
  'lotDrewFloater',
  'lotOnlyRest',
  'lotOnlyFloater',
  'lotOnlyLeft',
  'lotOnlyOne',
  'lotPassedMet',
  'lotPassedApart',
  'lotPassedColours',
  'lotVoidCompletion',
  'lotVoidRematch',
  'lotVoidWide',
  'lotVoidApart',
  'lotVoidFloaters',
  'lotVoidThird',
  'lotVoidRepeated',
  'lotFirstRound',
  'lotFirstRoundPassedOver',
  'lotColour',
  'lotColourOfClause',
  'lotColourOuter',
  'lotColourLeaning',
  'lotColourThird',
  'lotColourWide',
  'lotSeed',
  // what yielded
  'rematchYields',
  'apartYields',
  'thirdColourYields',
  'differenceYields',
  // round robin
  'bergerNumbers',
  'bergerCycle',
  'bergerSwapped',
  'bergerRound',
  'bergerRoundLess',
  'bergerRoundLast',
  'bergerRoundLastLess',
  'bergerFree',
  'bergerColourDiffers',
  'bergerColourSame',
  'bergerColourFirstHalf',
  'bergerColourSecondHalf',
  'bergerColoursReversed',
  // knockout
  'knockoutPlace',
  'knockoutThirdPlace',
  'knockoutWinners',
  'knockoutSeeded',
  'knockoutByLot',
  'knockoutExempt',
  'knockoutExemptByLot',
  'knockoutExemptTyped',
  'knockoutOpponentLeft',
  'knockoutOpponentMissing',
  'knockoutUpperBegins',
  'knockoutColourByLot',
  'knockoutOut',
  'knockoutGone',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

/** Words that stand inside a sentence; a phrase for each in every language. */
export const reasonWords = [
  'completion',
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
  'C21',
  'down',
  'up',
  'final',
  'semiFinal',
  'quarterFinal',
  'roundOf16',
  'earlier',
] as const;

export type ReasonWord = (typeof reasonWords)[number];

/** A number or an article is shown as it is; everything else is put into words by the language. */
export type ReasonValue =
  | number
  | string
  | { readonly players: readonly PlayerNumber[] }
  /** Letters of teams, one alone with its name. */
  | { readonly teams: readonly string[] }
  /** Half-points. */
  | { readonly points: number }
  | { readonly colour: Colour }
  /** Colours of the played games, oldest first. */
  | { readonly colours: readonly Colour[] }
  | { readonly word: ReasonWord };

/** Why something was decided. `values` fill the places of the sentence. */
export interface Reason {
  readonly code: ReasonCode;
  readonly values: Readonly<Record<string, ReasonValue>>;
}

export function reason(code: ReasonCode, values: Reason['values'] = {}): Reason {
  return { code, values };
}

export function onePlayer(player: PlayerNumber): ReasonValue {
  return { players: [player] };
}
