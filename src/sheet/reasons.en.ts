import type { ReasonCode, ReasonWord } from '../explain/reasons.ts';

/** English. `{places}` are filled by `explainText.ts`; players are shown as `5 (An)`. */
export const englishReasons: Record<ReasonCode, string> = {
  meetsAsWhite: 'Round {round}, board {board}: number {player} has {white} against number {opponent}.',
  meetsAsBlack: 'Round {round}, board {board}: number {player} has {black} against number {opponent}.',
  hasBye: 'Round {round}: number {player} has the bye.',
  byeGranted:
    'Number {player} does not play in round {round}: the arbiter gave him this bye before the pairing.',
  notPaired:
    'Number {player} is not paired in round {round}: he has not arrived, has left, is not checked in, or stands in no row of that round.',
  recordHasOther:
    'The record of round {round} is not what the rules give: there number {player} meets number {opponent} with {colour}. It was paired by hand or by another program, or an earlier result was changed since. The rules would give this:',
  recordHasOtherColour:
    'The record of round {round} is not what the rules give: there number {player} has {colour} against number {opponent}. It was paired by hand or by another program, or an earlier result was changed since. The rules would give this:',
  recordHasBye:
    'The record of round {round} is not what the rules give: there number {player} has a bye. It was given by hand or by another program, or an earlier result was changed since. The rules would give this:',
  recordHasNothing:
    'The record of round {round} is not what the rules give: there number {player} does not stand in any row. The rules would give this:',

  teamUnit:
    'Number {player} plays for team {team}. Teams are paired as if each were one player (Law 30), so what follows speaks of the teams and gives their letters as numbers.',
  teamMeets: 'Round {round}, match {match}: team {player} meets team {opponent} and has {colour} on board 1.',
  teamBoards: 'Within the match equal boards meet, and colours alternate from board to board (Law 30.2.1).',
  teamEverybody: 'Within the match everybody meets everybody of the other team (Law 30.2.2).',
  teamGroup: 'Number {player} plays in group {group}: each board is an event of its own (Law 30.1.2).',
  teamSeat: 'Number {player} sits on board {board} and has {colour} against number {opponent}.',
  teamSeatInGame:
    'Game {game}: number {player} sits on board {board} and has {colour} against number {opponent}.',
  teamSeatAlone:
    'Number {player} sits on board {board}, on which the other team has nobody: he wins without playing.',
  teamSeatNone:
    'Number {player} has no game in this round: his team has none, or he is not in its line-up, where a substitute takes exactly the board of whom he replaces (Law 30.1.4).',
  teamSeatPriority:
    'Boards of the same number meet (Law 30.1.1); his team has the priority, so its odd boards have {white} and its even ones {black}, and board {board} is his ({clause}).',
  teamSeatNoPriority:
    'Boards of the same number meet (Law 30.1.1); the other team has the priority, so its odd boards have {white} and its even ones {black}, and he has the other colour on board {board} ({clause}).',
  teamSeatAlternates:
    'In game {game} the same two meet, and the colours have changed from the game before (Law 30.2.1).',
  teamSeatSameParity:
    'Everybody meets everybody; he is number {own} of his team, his opponent number {other}: both odd or both even, so the team with the priority has {white} (Law 30.2.2).',
  teamSeatOtherParity:
    'Everybody meets everybody; he is number {own} of his team, his opponent number {other}: one odd and one even, so the team without the priority has {white} (Law 30.2.2).',
  teamSeatParityReversed:
    'In the second leg he, number {own} of his team, meets number {other} once more with colours reversed (Law 30.2.2).',
  teamSeatOwnOrder:
    'By the order of the event (setting {setting:matchOrder}) number {own} of his team meets number {other} in game {game}.',

  scoreGroup: 'Number {player} has {score}. The same score: {others}.',
  scoreGroupAlone: 'Number {player} has {score} and is alone with that score.',
  virtualPoints: 'For the pairing he counts {points} more than the {own} he has made (acceleration, C.04.7).',
  metInGroup: 'Of these number {player} has already met {met}.',

  naturalMade:
    'In his group the upper half meets the lower half in order; by that order number {opponent} is the natural opponent of number {player}, and nothing stood against it.',
  naturalMet:
    'By the order of the group number {natural} would be the opponent of number {player}, but the two have already met (C1).',
  naturalSameColour:
    'By the order of the group number {natural} would be the opponent of number {player}, but both must have {colour} (C3).',
  naturalApart:
    'By the order of the group number {natural} would be the opponent of number {player}, but the two are to be kept apart.',
  naturalCriterion:
    'By the order of the group number {natural} would be the opponent of number {player}, but then {criterion}.',
  naturalOrder:
    'Number {natural} would be as good an opponent for number {player} by every criterion; but pairings are tried in a fixed order (C.04.3, articles 3 and 4), and the one made comes first because somebody before them in that order could not have his own natural opponent.',
  naturalNone:
    'By the order of the group number {player} would have been left over; number {opponent} was free for him because others left the group or met somebody else.',

  floatsOdd:
    'Number {player} goes down from the group with {score}: with {players} players to pair, one has to leave it.',
  floatsNoPair:
    'Number {player} goes down from the group with {score}: {count} players could find no opponent in it, and no pairing leaves fewer over (C6).',
  floatsCompletion:
    'Number {player} goes down from the group with {score}: {count} players had to leave it, because with fewer the rest of the round could not be completed (C4).',
  floatsAlone: 'Number {player} goes down: nobody else was to be paired in the group with {score}.',
  floatsOn: 'Number {player} found no opponent in the group with {score} either and goes on down.',
  floatsInstead:
    'By the order number {natural} would have gone down instead of number {player}, but then {criterion}.',
  opponentFromAbove:
    'Number {opponent} came down with {score} and is paired before the others of the group of number {player}.',

  byeLowest:
    'The number of players is odd. The bye goes to the lowest score with which all the others can be paired (C5): here {score}, the score of number {player}.',
  byeBarred:
    'Passed over: {others}. They have had a bye, or a win without playing, and may not have another (C2).',
  byeNotCompletable:
    'Passed over: {others}. With the bye for one of them the others could not all be paired (C4).',
  byeMoreUnplayed:
    'Passed over: {others}. They have played fewer games; the bye goes to who has missed fewest (C9).',
  byeCriterion: 'Number {other} stands lower with the same score, but with the bye for him {criterion}.',

  colourBoth:
    'Colours: each gets the colour he is due (5.2.1). Number {player} had {colours}; number {opponent} had {opponentColours}.',
  colourOnlyOne:
    'Colours: number {wants} is due {wanted} and gets it; number {takes} has played no game yet and takes the other colour (5.2.1).',
  colourStronger:
    'Colours: both are due {wanted}; the stronger claim is that of number {stronger}, who gets it (5.2.2). Number {player} had {colours}; number {opponent} had {opponentColours}.',
  colourAlternates:
    'Colours: both are due the same colour with equal claims; they change from the last time one had {white} and the other {black} (5.2.3). Number {player} had {colours}; number {opponent} had {opponentColours}.',
  colourHigherRanked:
    'Colours: both had the same colours, so the higher ranked, number {higher}, gets the {wanted} he is due (5.2.4). Number {player} had {colours}; number {opponent} had {opponentColours}.',
  colourOddNumber:
    'Colours: neither has played yet. The higher ranked, number {higher}, has the odd pairing number {pairingNumber} and so the initial colour, {colour} (5.2.5).',
  colourEvenNumber:
    'Colours: neither has played yet. The higher ranked, number {higher}, has the even pairing number {pairingNumber} and so the other than the initial colour, {colour} (5.2.5).',
  initialColourByLot:
    'The initial colour, {colour}, was drawn by lot (5.1): draw seed “{seed}”, purpose “{purpose}”.',
  initialColourSet:
    'The initial colour, {colour}, was set by the arbiter (setting {setting:firstColour}; 5.1).',
  pairingNumberDiffers:
    'For the pairing number {player} counts as number {pairingNumber}. Not paired so far, and so without a pairing number: {others}; those behind move up (C.04.2).',

  lawBye:
    'The number of players is odd: the last player of the lowest score group who has had no bye and no win without playing is free, and that is number {player} (Law 28.2).',
  lawByePassedOver: 'Passed over: {others}. Without them the others could not all be paired.',
  lawFloatNoOpponent:
    'Number {player} floats {direction} from the group of {group}: nobody there may meet him (Law 28.4).',
  lawFloatOddNumber:
    'Number {player} floats {direction} from the group of {group}: the number of players there is odd, and his number comes first (Law 28.4.1).',
  lawFloatOddNeeded:
    'Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, whose number comes first, is needed there so that the others have opponents (Law 28.4, 28.6).',
  lawFloatOddNextDoor:
    'Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, whose number comes first, has no permitted opponent in the next group (Law 28.4, note).',
  lawFloatOddColours:
    'Number {player} floats {direction} from the group of {group}: the number of players there is odd, and his leaving evens the colours due, that of number {instead} does not (Law 28.4.1).',
  lawFloatOddFloated:
    'Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, whose number comes first, floated in the round before (the Lim system; the law does not name it).',
  lawFloatLimit:
    'Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, who was to float, is more than 100 rating points away (Law 28.4.2–3).',
  lawFloatNoWayOut:
    'Number {player} floats {direction} from the group of {group}: without that the rest of the group could not be paired (Law 28.6.1–2).',
  lawFloatFoundNobody:
    'Number {player} floats on {direction} from the group of {group}: nobody of it could be given to him (Law 28.5).',
  lawFloaterFirst:
    'Number {first} came from another group and is paired first; number {second} is the first in line for him (Law 28.5, 28.6).',
  lawFloaterPassedOver:
    'Number {first} came from another group and is paired first, with number {second}. Passed over: {others}, because of a game already played, of colours, or because the others could not be paired then (Law 28.6).',
  lawPairInTurn:
    'Upper half against lower half: number {second} is the first in turn for number {first} (Law 28.6, first scrutiny).',
  lawPairPassedOver:
    'Number {first} tries his opponents in turn and gets number {second}. Passed over: {others}, because of a game already played, of colours, or because the rest could not be paired then (Law 28.6, first scrutiny).',
  lawExchanged:
    'To mend colours number {first} exchanges his opponent {from} for number {to} (Law 28.6, second scrutiny).',
  lawUndone:
    'The pair {first} – {second} had been made and was undone, because the middle group could not be paired without them (the Lim system; the law does not name it).',
  lawColourOnlyLegal:
    'Colours: number {player} has {colour}, because the other way round one of the two would have a colour too often (Law 27). He had {colours}; number {opponent} had {opponentColours}.',
  lawColourDue:
    'Colours: number {player} has {colour}, as colours due demand (Law 28.6). He had {colours}; number {opponent} had {opponentColours}.',
  lawColourEqualises:
    'Colours: both are due the same colour; who has to equalise his colours comes before who only alternates (Law 28.6). Number {player} had {colours}; number {opponent} had {opponentColours}.',
  lawColourAlternates:
    'Colours: both are due the same colour; the latest round in which theirs differed decides, and each changes (Law 28.6). Number {player} had {colours}; number {opponent} had {opponentColours}.',
  lawColourSmaller:
    'Colours: both are due the same colour and had the same ones; the stronger by number gets the colour he is due (Law 28.6). Number {player} had {colours}; number {opponent} had {opponentColours}.',
  lawColourFirstRound:
    'Colours: nobody is due a colour yet; odd numbers of the upper half have the first colour, even ones the other (Law 28.6). So number {player} has {colour}.',

  lotBye:
    'The bye was drawn by lot among {among}, and number {player} drew it: the lowest score at which somebody may have it and the others can be paired.',
  lotByeBarred: 'Passed over for the bye: {others}. They have had one, or a win without playing.',
  lotByeVoid: 'Passed over for the bye: {others}. Without them the others could not be paired as well.',
  lotSubgroup: 'Number {player} had {colours} and so is in subgroup {subgroup} ({clause}).',
  lotSubgroupLastColour:
    'Number {player} had {colours}, each colour equally often; his last colour puts him into subgroup {subgroup}.',
  lotSubgroupByLot: 'Number {player} has played no game yet; a lot put him into subgroup {subgroup}.',
  lotFloatAlone: 'Number {player} goes down: nobody else was to be paired in the group with {score}.',
  lotFloatOdd:
    'Number {player} goes down from the group with {score}: {players} players were to be paired there, so one is left over and draws in the next group (Law 29.3).',
  lotFloatSeveral:
    'Number {player} goes down from the group with {score}: of the {players} players to be paired there {count} had to leave it, fewer was not possible (Law 27).',
  lotFloatLeft:
    'In that group number {player} could still have met {open}, but the lots paired the others and left him over.',
  lotFloatMet: 'In that group number {player} had already met {others} (Law 29.4.1).',
  lotFloatColours:
    'In that group number {player} could not meet {others}: one of the two would have had a colour for the third time running (Law 29.4.2).',
  lotFloatApart: 'In that group number {player} is to be kept apart from {others}.',
  lotFloatVoid:
    'In that group number {player} could not have {others}: the rest of the round could not have been paired as well then (Law 29.4).',
  lotDrew: 'Number {drawer} drew number {drawn} among {among} ({clause}).',
  lotDrewRest:
    'For number {drawer}, of subgroup {subgroup}, the subgroups that the clauses name first had nobody left; what is left of the group is drawn together ({clause}): among {among} he drew number {drawn}.',
  lotDrewFloater:
    'Number {drawer} came down, and in the subgroups meant for him nobody could be drawn with the colour meant for him; so he drew from the whole group ({clause}): among {among} he drew number {drawn}.',
  lotOnlyRest:
    'For number {drawer}, of subgroup {subgroup}, the subgroups that the clauses name first had nobody left; of what is left of the group only number {drawn} could be drawn ({clause}).',
  lotOnlyFloater:
    'Number {drawer} came down, and in the subgroups meant for him nobody could be drawn with the colour meant for him; of the whole group only number {drawn} could be drawn ({clause}).',
  lotOnlyLeft:
    'Number {drawer} drew number {drawn}, the only one left of the subgroups from which he draws ({clause}).',
  lotOnlyOne:
    'Number {drawer} drew, and of the subgroups from which he draws ({clause}) only number {drawn} could be drawn.',
  lotPassedMet: 'Not to be drawn by number {drawer}: {others}, whom he has already met (Law 29.4.1).',
  lotPassedApart: 'Not to be drawn by number {drawer}: {others}, from whom he is to be kept apart.',
  lotPassedColours:
    'Not to be drawn by number {drawer}: {others}; one of the two would have had a colour too often (Law 29.4.2).',
  lotVoidCompletion:
    'A draw of {others} by number {drawer} would have been void: the others could not all have been paired (Law 29.4.1).',
  lotVoidRematch:
    'A draw of {others} by number {drawer} would have been void: more players would have met again (Law 29.4.1).',
  lotVoidWide:
    'A draw of {others} by number {drawer} would have been void: for more players the difference of colours would have grown too large (Law 29.4.2).',
  lotVoidApart:
    'A draw of {others} by number {drawer} would have been void: more players who are to be kept apart would have met.',
  lotVoidFloaters:
    'A draw of {others} by number {drawer} would have been void: more players would have had to leave their score groups (Law 27).',
  lotVoidThird:
    'A draw of {others} by number {drawer} would have been void: more players would have had a colour for the third time running (Law 29.4.2).',
  lotVoidRepeated:
    'A draw of {others} by number {drawer} would have been void: more players would have gone down, or up, once more (Law 29.4.4).',
  lotFirstRound:
    'In round 1 neighbours in number meet, 1–2, 3–4 …, and the smaller number has {white}: so number {player} meets number {opponent} (Law 29.1).',
  lotFirstRoundPassedOver:
    'In round 1 neighbours in number meet, and the smaller number has {white} (Law 29.1). Nearer to number {first} would have been {others}; but players who are to be kept apart stood in the way, so he meets number {second}.',
  lotColour: 'Both colours were possible; a lot gave {colour} to number {drawer}.',
  lotColourOfClause: 'The draw gives {colour} to number {drawer} ({clause}).',
  lotColourOuter: 'Number {drawer} is of subgroup {subgroup} and so has {colour} (Law 29.3).',
  lotColourLeaning:
    'Both colours were possible; number {drawer} is of subgroup {subgroup} and so has {colour} (Law 29.2).',
  lotColourThird:
    'Colours: number {player} had {other} in his last two games and is not to have it a third time running (Law 29.4.2); so he has {colour} and number {opponent} {other}.',
  lotColourWide:
    'Colours: number {player} would have had {other} too many times more than {colour} (Law 29.4.2); so he has {colour} and number {opponent} {other}.',
  lotSeed: 'Anybody can draw again: draw seed “{seed}”, purpose “{purpose}”.',

  rematchYields:
    'No complete pairing was possible without a second game, as announced; it concerns number {player}.',
  apartYields: 'Number {player} should have been kept apart from his opponent, but that was not possible.',
  thirdColourYields:
    'The colour limit gave way for number {player}, because in the last round equal scores are kept together (Law 27).',
  differenceYields:
    'The difference of colours grows beyond its limit for number {player}, because no complete pairing was possible otherwise (Law 29.4.2).',

  bergerNumbers: 'Number {player} is {berger} in the table.',
  bergerCycle: 'Round {round} is in cycle {cycle} and has round {inCycle} of the table.',
  bergerSwapped:
    'The last two rounds of the cycle change places, so round {inCycle} of it has round {inTable} of the table.',
  bergerRound:
    'Round by the table: {a} + {b} − 1 = {sum}, so {a} and {b} meet in round {round} (appendix 1, rule b).',
  bergerRoundLess:
    'Round by the table: {a} + {b} − 1 = {sum}, more than {rounds}, so {sum} − {rounds} = {round}: {a} and {b} meet in round {round} (appendix 1, rule b).',
  bergerRoundLast:
    'Round by the table: against the last number, {last}, his own number counts twice: {a} + {b} − 1 = {sum}, so round {round} (appendix 1, rule b).',
  bergerRoundLastLess:
    'Round by the table: against the last number, {last}, his own number counts twice: {a} + {b} − 1 = {sum}, more than {rounds}, so {sum} − {rounds} = {round} (appendix 1, rule b).',
  bergerFree:
    'The number of players is odd: whoever would meet {last} is free, here number {player} (Law 26).',
  bergerColourDiffers:
    'Colours: {smaller} and {larger} are one odd and one even, so the smaller, {smaller}, has {white} (appendix 1, rule a).',
  bergerColourSame:
    'Colours: {smaller} and {larger} are both odd or both even, so the larger, {larger}, has {white} (appendix 1, rule a).',
  bergerColourFirstHalf:
    'Colours: against the last number, {larger}, the numbers 1 to {half} have {white}, so {smaller} has it (appendix 1, rule a).',
  bergerColourSecondHalf:
    'Colours: against the last number, {larger}, the numbers above {half} have {black}, so {larger} has {white} (appendix 1, rule a).',
  bergerColoursReversed: 'In cycle {cycle} the colours are reversed.',

  knockoutPlace: 'It is match {match} of round {round} ({name}), counted from the top of the bracket.',
  knockoutThirdPlace: 'It is the match for third place, between those who lost the semi-finals.',
  knockoutWinners: 'The winners of matches {upper} and {lower} of round {round} meet here (Law 25).',
  knockoutSeeded:
    'Number {player} is seed {seed}: seeds are placed so that 1 and 2 can meet only in the final, 1 to 4 only from the semi-final on.',
  knockoutByLot: 'The place of number {player} was drawn by lot: draw seed “{seed}”, purpose “{purpose}”.',
  knockoutExempt:
    'Number {player} need not play in round {round}: the field is no power of two, and the first seeds are exempt (Law 25).',
  knockoutExemptByLot:
    'Number {player} need not play in round {round}: the field is no power of two, and the lot for the places gave him one without an opponent.',
  knockoutExemptTyped:
    'Number {player} need not play in round {round}: by the plan of the arbiter he is exempt from {matches} of his matches.',
  knockoutOpponentLeft:
    'Number {player} need not play in round {round}: his opponent, number {opponent}, has left.',
  knockoutOpponentMissing:
    'Number {player} need not play in round {round}: nobody came to the place opposite, because both of the match before are out.',
  knockoutUpperBegins:
    'Colours: number {first}, the upper of the two in the bracket, has {white} in the first game; then colours alternate (Law 25).',
  knockoutColourByLot:
    'Colours: a lot gave {white} to number {first}: draw seed “{seed}”, purpose “{purpose}” (Law 25).',
  knockoutGone:
    'Number {player} has no match in round {round}: he has left the event, and his opponent goes on.',
  knockoutOut: 'Number {player} has no match in round {round}: he has lost, or is not in the bracket.',
};

export const englishReasonWords: Record<ReasonWord, string> = {
  completion: 'the others could not all be paired (C4), or the bye would go to a higher score (C5)',
  C6: 'more players would have to leave their group (C6)',
  C7: 'a higher score would have to go down (C7)',
  C8: 'fewer pairs would be possible in the next group (C8)',
  C9: 'the bye would go to somebody who has missed more games (C9)',
  C10: 'a leader or his opponent would have one colour more than twice as often too many (C10)',
  C11: 'a leader or his opponent would have the same colour three times running (C11)',
  C12: 'more players would not get the colour they are due (C12)',
  C13: 'more players with a strong claim would not get their colour (C13)',
  C14: 'more players would go down who went down in the round before (C14)',
  C15: 'more players would meet somebody from above who did so in the round before (C15)',
  C16: 'more players would go down who went down two rounds ago (C16)',
  C17: 'more players would meet somebody from above who did so two rounds ago (C17)',
  C18: 'somebody who went down in the round before would go further still (C18)',
  C19: 'somebody who met a higher score in the round before would meet one higher still (C19)',
  C20: 'somebody who went down two rounds ago would go further still (C20)',
  C21: 'somebody who met a higher score two rounds ago would meet one higher still (C21)',
  down: 'down',
  up: 'up',
  final: 'the final',
  semiFinal: 'semi-final',
  quarterFinal: 'quarter-final',
  roundOf16: 'round of 16',
  earlier: 'an earlier round',
};
