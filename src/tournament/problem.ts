/**
 * Every code of a problem or note. The sentence for each stands in `sheet/sentences.en.ts` and
 * `sheet/sentences.vi.ts`; a code without a sentence in each language does not compile.
 */
export const problemCodes = [
  // sheet: finding sheets and columns
  'sheetMissing',
  'sheetTwice',
  'headingMissing',
  'columnTwice',
  // sheet: any cell
  'cellIsDate',
  'cellIsError',
  'wholeNumberExpected',
  'numberIsText',
  // sheet: players
  'playersNotNumbered',
  'playerWithoutNumber',
  'numberWithoutName',
  'numberTwice',
  'nameTwice',
  'nameTwiceToldApart',
  'ratingOutOfRange',
  'byesNotUnderstood',
  // sheet: results
  'roundNotUnderstood',
  'roundSkipped',
  'resultNotUnderstood',
  'resultAmbiguous',
  'resultIsDate',
  'resultIsError',
  'resultRewritten',
  'byeWithOpponent',
  'opponentMissing',
  'playerAlone',
  'playerMissing',
  'playerMeetsHimself',
  'unknownNumber',
  'playerTwiceInRound',
  'slotTwice',
  'playersOfTwoSections',
  'sectionDiffers',
  'nameDiffers',
  // sheet: settings
  'settingUnknown',
  'settingTwice',
  'settingNeedsNumber',
  'settingNeedsYesNo',
  'settingNeedsPoints',
  'settingNeedsSystem',
  'settingNeedsColour',
  'settingNeedsWord',
  'settingNeedsPlayers',
  'sectionUnknown',
  // systems
  'noPlayers',
  'noLegalPairing',
  'noLegalPairingRematches',
  'noLegalPairingColours',
  'noLegalPairingBye',
  'noLegalPairingApart',
  'colourLimitYielded',
  // systems: what must hold of any pairing
  'pairedUnknown',
  'pairedWithHimself',
  'pairedTwice',
  'leftUnpaired',
  'pairedThoughAbsent',
  'allocatedByes',
  'allocatedByeAgain',
  'pairedAgain',
  'sameAbsoluteColour',
  'boardTwice',
  'boardOutOfOrder',
  // systems: round robin
  'tableTooLarge',
  'tablePlayedOut',
  'addedToTable',
  'leftTableForfeits',
  'absentFromTable',
  // systems: knockout
  'seedTwice',
  'exemptTooMany',
  'exemptEverybody',
  'exemptSum',
  'exemptNotBySeed',
  'matchMissing',
  'bracketConflict',
  'matchUndecided',
  'bracketPlayedOut',
  'notInBracket',
  'absentFromBracket',
  'adjournedInMatch',
  'placesByLot',
  'clubMatesMeet',
  'twoMoreGames',
  'colourByLot',
  'winnerByLot',
  // functions: arguments
  'argumentNotWhole',
  'argumentsEqual',
  'argumentMissing',
  'argumentNotRange',
  'argumentNoPlayer',
  'argumentNotSystem',
  'tieBreakUnknown',
  'roundBeforeIncomplete',
  'noSuchPart',
  // systems: drawn Swiss
  'drawnTooFewPlayers',
  'drawnFewPlayers',
  'drawnRoundsOutside',
  'drawnEvenRounds',
  'drewBye',
  'drewSubgroup',
  'drewOpponent',
  'drewOpponentAndColour',
  'rematchYielded',
  'keepApartYielded',
  'thirdColourYielded',
  'colourDifferenceYielded',
  // trf: one line
  'trfNumberExpected',
  'trfPointsExpected',
  'trfColourExpected',
  'trfInitialColourExpected',
  'trfResultExpected',
  'trfSymbolExpected',
  'trfOpponentExpected',
  'trfByeWithOpponent',
  'trfOwnOpponent',
  'trfCommaRepaired',
  'trfByteColumnsRepaired',
  'trfOutsideColumns',
  // trf: the whole file
  'trfNoPlayers',
  'trfPlayerTwice',
  'trfOpponentUnknown',
  'trfContradiction',
  'trfPointsDiffer',
  'trfAllForfeits',
  'trfAbnormalPoints',
  'trfNumberedByLine',
  'trfTextCut',
  // commands
  'roundAlreadyPaired',
  'resultEmpty',
  'gameUnfinished',
  'playedBefore',
  'playedBeforeAnnounced',
  'allRoundsPaired',
  'roundPaired',
  'roundContinued',
  'remarksFound',
  'workbookBusy',
  'commandStopped',
  'sheetNotEmpty',
  'tournamentMade',
  'choiceNotUnderstood',
  'noPlayersToNumber',
  'numbersFixed',
  'drawSeedMissing',
  'playersNumberedByLot',
  'playersNumberedByStrength',
  'numbersDrawn',
  'nothingToUndo',
  'undoTypedResults',
  'rowTypedSince',
  'pairingUndone',
  'numberingUndone',
  'repairsUndone',
  'undoFirstPairing',
  'standingsUpdated',
  'crosstableUpdated',
  'everythingRight',
  'everythingChecked',
  'makeRepairs',
  'repairsMade',
  'formulasRefreshed',
  'noFormulas',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/**
 * Something a person must be told. The code says what; `values` fill the places of its sentence.
 * Never branch on a sentence's text.
 */
export interface Problem {
  readonly code: ProblemCode;
  /** Where, when it is about a cell. */
  readonly cell?: CellAddress;
  /** What stood there, as typed. */
  readonly found?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A remark that stops nothing. The same shape, so that the same sentences serve. */
export type Note = Problem;

export interface CellAddress {
  /** The sheet's title as it stands in the workbook. */
  readonly sheet: string;
  /** `B7`. */
  readonly a1: string;
}
