import type { ProblemCode } from '../tournament/problem.ts';

/** English: documents, the final stage, lots and the advice of the law. See `sentences.en.ts`. */
export const englishDocumentSentences = {
  documentMade: 'The sheet {sheet} is made from the record as it stands. Print it, or show it.',
  minutesOfRound:
    'They are the minutes of round {round}. For another round select one of its rows in Results, then choose Minutes again.',
  noKnockout:
    'No part of this event is a knockout with a bracket. Choose the system Knockout in the settings, or Start final stage; who has come how far in groups by board stands in the Standings.',
  noCompleteRound:
    'No round is complete yet, so there are no minutes to write. Type the results of the round, then choose Minutes again.',
  settingNeedsNumbers:
    '“{setting}” takes numbers in their order, each once, such as 3, 12, 7; it says “{found}”.',
  settingsMissing:
    'A final stage is written into the sheet “{title}”, and there is none. Give a sheet this title, with the columns Key and Value.',
  qualifiersNotWhole:
    'How many go through must be a whole number from {least} to {most}, not “{found}”. Type the number for each section.',
  stageNameUnfit: '“{found}” cannot be the name of a stage. Choose a word without : and ;.',
  stageThere: 'There is a stage “{found}” already. Pair its next round, or choose another name.',
  finalTooFew:
    'Fewer than two players go through. Play a round of the main stage first, or let more go through.',
  finalPlaceShared:
    'Numbers {first} and {second} share place {place}, and only one of them goes through. Check the tie-breaks; if lots decide, correct the numbers in the setting {setting:stagePlayers} of the stage.',
  finalEarly:
    'The main stage is not over after round {round}, so these places may still change. Undo, if its other rounds are to be played first.',
  finalStageMade:
    'The stage “{stage}” is ready with {count} seeds. Choose Pair next round, then Bracket among the documents.',
  finalStageSeeds:
    'Seeds of the final stage: {list}. Correct them in the setting {setting:stagePlayers} before the first round.',
  finalStageUndone: 'The stage “{stage}” is taken back. Choose Start final stage to start it again.',
  undoStageMoved:
    'Rows of the stage {stage} in {sheet} were moved or changed since it was started, so nothing was undone. Move them back and choose Undo again, or delete these rows yourself.',
  undoStageFirst:
    'The sheet {sheet} holds rows of the stage “{stage}”. Undo their pairing first, or delete the rows.',
  swissFewPlayers:
    'A Swiss is meant for 20 players and more (Law 27); here {players} [plays|play]. Consider a round robin.',
  swissRoundsOutside:
    'For {players} players the law recommends {advised} rounds (Law 27); {rounds} are set. Check the setting {setting:rounds}.',
  drewWhiteFirst:
    'Lot for the colours of round 1: number 1 has White (draw seed “{seed}”, purpose “colours”).',
  drewBlackFirst:
    'Lot for the colours of round 1: number 1 has Black (draw seed “{seed}”, purpose “colours”).',
  tieByHand: 'Lot for places {places}, drawn by hand: numbers {list} in this order.',
  tieByLot:
    'Lot for places {places}: numbers {list} in this order (draw seed “{seed}”, purpose “tie {places}”).',
} as const satisfies Partial<Record<ProblemCode, string>>;
