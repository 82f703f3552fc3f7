import type { ProblemCode } from '../tournament/problem.ts';
import { englishDocumentSentences } from './documentSentences.en.ts';
import { englishTeamSentences } from './teamSentences.en.ts';

/**
 * English. One sentence for each code: what is wrong, then what to do next. `{name}` is a place that
 * `Problem.values` fills; `{found}` is what stood in the cell. The address of the cell is put in front.
 */
export const englishSentences: Record<ProblemCode, string> = {
  sheetMissing:
    'There is no sheet “{title}”. The sheets found are: {list}. Give the right sheet this title, or make a new workbook with New tournament.',
  sheetTwice: 'Both “{first}” and “{second}” look like the sheet “{title}”. Rename the one that is not used.',
  headingMissing:
    'The sheet “{sheet}” needs a column “{heading}”. The headings found are: {list}. Add the heading or correct it.',
  columnTwice: 'The heading “{found}” stands twice. Rename or delete the column that is not used.',
  cellIsDate:
    'The spreadsheet has turned what was typed under “{column}” into the date {found}. Format the cell as plain text and type it again.',
  cellIsError:
    'The cell under “{column}” shows an error ({found}). Format it as plain text and type what should stand there.',
  wholeNumberExpected:
    '“{found}” under “{column}” is not a whole number from {least} to {most}. Type the number in digits.',
  numberIsText:
    '“{found}” under “{column}” is a number kept as text; it is read as a number. Check everything can convert it.',
  playersNotNumbered: '{count} [player has no number|players have no numbers] yet. Run Number players first.',
  playerWithoutNumber:
    '“{name}” has no number. Type a free one in the column No, the highest used is {highest}.',
  numberWithoutName: 'Number {number} has no name; the row is not read. Type the name or clear the row.',
  numberTwice: 'Number {number} also stands in {first}. Give one of the two players a free number.',
  nameTwice:
    '“{name}” also stands in {first}. If they are two persons, type a birth date, club or FIDE ID for both; if it is one, delete a row.',
  nameTwiceToldApart:
    '“{name}” also stands in {first}; birth date, club or ID tell the two apart. Nothing to do if they are two persons.',
  ratingOutOfRange:
    '“{found}” is not a rating from {least} to {most}. Correct it, or leave the cell empty for an unrated player.',
  byesNotUnderstood: '“{found}” is not a list of byes. Type round and bye, as in 3=½, 5=0.',
  roundNotUnderstood: '“{found}” is not a round. Type a whole number from 1 to {most}.',
  roundSkipped:
    'Round {round} has rows, but round {missing} has none. Correct the round, or enter round {missing} first.',
  resultNotUnderstood:
    '“{found}” is not a result. Choose one from the list of the cell: 1-0, ½-½, 0-1, +/-, -/+ …',
  resultAmbiguous: '“{found}” can mean a win or a draw when a draw is worth a point. Type 1-0 or ½-½.',
  resultIsDate:
    'The spreadsheet has turned the result into the date {found}. Format the cell as plain text and choose the result again, as ½-½ or 1-0.',
  resultIsError:
    'The cell of the result shows an error ({found}), as typing +/- in an ordinary cell does. Format it as plain text and type the result again.',
  resultRewritten: '“{found}” is read as {result}. Check everything can write it so.',
  byeWithOpponent:
    '“{found}” is a bye, but two players stand in the row. Clear the opponent or type the result of the game.',
  opponentMissing:
    '“{found}” is the result of a game, but {side} is empty. Type the missing number or a bye.',
  playerAlone: 'Number {number} stands alone in round {round} and has no result. Type his opponent or a bye.',
  playerMissing: 'The row has no player in {side}. Type his number; a player with a bye stands in {white}.',
  playerMeetsHimself: 'Number {number} stands on both sides of the board. Correct one of the two numbers.',
  unknownNumber: 'No player has the number {number}. Correct it, or add the player to the sheet {players}.',
  playerTwiceInRound: 'Number {number} already plays round {round} in {first}. Correct one of the two rows.',
  slotTwice: 'Board {board} of round {round} already stands in {first}. Correct the board or delete one row.',
  playersOfTwoSections:
    'Number {white} is in section “{first}”, number {black} in section “{second}”. Correct a number or a section.',
  sectionDiffers:
    'The row says section “{found}”, but number {number} is entered in “{section}”. Correct one of the two.',
  nameDiffers:
    '“{found}” stands beside number {number}, who is {name}. The number counts; check that it is the right one.',
  settingUnknown:
    '“{found}” is not a setting and is not read. Check the spelling, or leave it as your own note.',
  settingTwice: '“{found}” already stands in {first}. Delete one of the two rows.',
  settingNeedsNumber:
    '“{setting}” is “{found}”. Type a whole number from {least} to {most}, or leave it empty.',
  settingNeedsYesNo: '“{setting}” is “{found}”. Type yes or no.',
  settingNeedsPoints:
    '“{setting}” is “{found}”. Type points in steps of a half: win, draw, loss as in 1; ½; 0, or one number for a bye.',
  settingNeedsSystem: '“{setting}” is “{found}”. Type one of: {list}.',
  settingNeedsColour: '“{setting}” is “{found}”. Type White or Black, or leave it empty for a draw of lots.',
  settingNeedsWord: '“{setting}” is “{found}”. Type one of: {list}.',
  settingNeedsPlayers:
    '“{setting}” is “{found}”. Type club, team, federation or player numbers, then strictly or if possible, rounds 1-3, up to 2: as in club, strictly, rounds 1-3.',
  sectionUnknown: 'No player is in section “{found}”, so its settings rule nothing. Check the spelling.',
  noPlayers: 'There is nobody to pair. Enter the players and their numbers first.',
  noPlayersInRound:
    'Round {round} cannot be paired: fewer than two players are here for it. Look at the columns From round, Left after, Byes and Present, or enter more players.',
  seedTwice: 'Seed {seed} stands for numbers {numbers}. Give each seed once.',
  exemptTooMany:
    'Number {number} cannot be exempt from {found} [match|matches]. Type 0, 1 or 2 (at most {most}) under Exempt.',
  exemptEverybody:
    'Everybody is exempt, so the first round would have no match. Take {count} from every number under Exempt.',
  exemptSum:
    'These exemptions do not fit {players} [player|players]: one half for each match that has to be won makes {sum} in all instead of 1. Count 1 for a player exempt from one match and 3 for one exempt from two: that must give {needed}.',
  exemptNotBySeed:
    'Number {number} is exempt from more matches than the better seed {better}. Nothing to do if that is meant.',
  matchMissing:
    'The game of numbers {white} and {black} in round {round} belongs to no match of the bracket. Type its number under Match.',
  bracketConflict:
    'Match {match} of round {round} has numbers {numbers}, but the results before it give {expected}. Correct the result or the row.',
  matchUndecided:
    'Match {match} of round {round} ({white} – {black}) has no winner yet. Finish it before the next round is paired.',
  bracketPlayedOut: 'The bracket has {rounds} [round|rounds] and all are paired. Update the standings.',
  notInBracket:
    'Number {number} ({name}) came when the bracket had been made and has no place in it. Go back to round 1 to make it again.',
  absentFromBracket:
    'Number {number} ({name}) is not here for round {round} but has match {match}. If he does not come, type the forfeit.',
  adjournedInMatch:
    'Board {board} of round {round} is adjourned; the law knows no adjournment in a knockout (Law 25). It counts as a draw until the result is typed.',
  placesByLot:
    'The places of {count} [player|players] without a seed were drawn by lot; from the top of the bracket: {list}.',
  clubMatesMeet:
    'Numbers {white} and {black} are of one club ({club}) and meet in round {round}: the bracket leaves no better place.',
  twoMoreGames: 'Match {match} ({white} – {black}) is level: two more games.',
  colourByLot:
    'Match {match} is level again: one more game, and the lot gives White to number {white}. If you prefer a lot for the winner, type +/- or -/+ for this game.',
  winnerByLot: 'Match {match} is still level: the lot says number {number} ({name}) goes on.',
  ...englishTeamSentences,
  ...englishDocumentSentences,
  argumentNotWhole: 'The argument {argument} must be a whole number from {least} to {most}; it is “{found}”.',
  argumentsEqual:
    'The arguments {first} and {second} are both {found}. Give the numbers of two different players.',
  argumentMissing: 'The argument {argument} is missing. Give it, or leave out the ranges after it too.',
  argumentNotRange:
    'The argument {argument} must be a range with its heading row, such as {sheet:players}!A1:T; it is “{found}”.',
  argumentNoPlayer:
    'The argument {argument} is {found}, which is no player’s number. Give a number of the column No.',
  argumentNotSystem: 'The argument {argument} is “{found}”. Give one of: {systems}.',
  tieBreakUnknown:
    'The argument {argument} has “{found}”. Known here: {codes}; cuts are written BH/C1 or BH/M1.',
  noSuchPart:
    'No players are in the section or stage “{found}”. Give a name that stands in the sheet of players.',
  roundBeforeIncomplete:
    'Round {round} cannot be paired: results of round {open} are missing. Enter them, or type * for an adjourned game.',
  pairedUnknown: 'The pairing names number {number}, who is no player. Correct the number.',
  pairedWithHimself:
    'Number {number} is paired with himself on board {board}. Correct one of the two numbers.',
  pairedTwice: 'Number {number} is paired more than once in this round. Leave him one game or one bye.',
  leftUnpaired: 'Number {number} has neither a game nor a bye in this round. Pair him, or enter his absence.',
  pairedThoughAbsent:
    'Number {number} is paired but is away, or has a bye, in this round. Take him out, or correct his row of Players.',
  allocatedByes: 'Numbers {numbers} all have the bye of an odd field. Only one may: pair the others.',
  allocatedByeAgain: 'Number {number} has the bye for the second time. Give it to somebody who has had none.',
  sameAbsoluteColour:
    'On board {board} numbers {white} and {black} must both have the same colour (C.04.3, C3). Pair the two with others.',
  pairedAgain:
    'Numbers {white} and {black} on board {board} have met before. Change the pairing, or announce a rule for rematches.',
  boardTwice: 'Board {board} stands twice in this round. Give one of the two another board.',
  boardOutOfOrder: 'Board {board} stands where board {expected} should. Number the boards 1, 2, 3 …',
  tableTooLarge:
    'A round robin takes {most} players at most; there are {players}. Divide them into sections or choose another system.',
  tablePlayedOut:
    'The table has {rounds} [round|rounds] and all are paired. Update the standings, or raise the number of cycles.',
  addedToTable:
    'Number {numbers} came when the round robin had begun; the table has no place any more. Type 0 under Left after, or go back to round 1 and pair again.',
  leftTableForfeits:
    'Number {number} ({name}) has left: his game on board {board} is written as lost by forfeit.',
  absentFromTable:
    'Number {number} ({name}) is not here for round {round}, but the table gives him a game on board {board}. Play it on another day, or type the forfeit.',
  roundsRematches:
    '{rounds} [round|rounds] cannot be played to the end: after round {last} the {players} [player|players] would have to meet a second time, however the games end. Plan {last} [round|rounds], play a round robin, or announce a rule for rematches (setting {setting:rematch}).',
  roundsColours:
    '{rounds} [round|rounds] cannot be played to the end: after round {last} opponents would be left among the {players} [player|players], but somebody would get one colour too often. Plan {last} [round|rounds], play a round robin, or announce a rule for rematches (setting {setting:rematch}).',
  roundsByes:
    '{rounds} [round|rounds] cannot be played to the end: with {players} [player|players] somebody would need a second bye after round {last}. Plan {last} [round|rounds], play a round robin, or let one more player in.',
  roundsMayFail:
    '{rounds} rounds with {players} players are possible, but not sure: {stuck} of 100 such events get stuck, because all who are left have met or need the same colour. Plan fewer rounds, play a round robin, or announce a rule for rematches beforehand (setting {setting:rematch}).',
  roundsUnproved:
    'Whether {rounds} rounds with {players} players can be played to the end could not be worked out. Fewer rounds or a round robin are on the safe side.',
  roundsOfTable:
    '{rounds} rounds are more than the tables have: everybody has met everybody after round {most}. Plan {most} [round|rounds], or add a cycle (setting {setting:cycles}).',
  roundsOfBracket:
    '{rounds} rounds are more than the bracket has: the final is round {most}. Plan {most} [round|rounds].',
  noLegalPairing:
    'No legal pairing of this round exists. Announce a rule for rematches, or end the event with fewer rounds.',
  noLegalPairingRematches:
    'Round {round} cannot be paired: those who are left have met each other already: {met}. End the event here with fewer rounds, play on as a round robin, or announce a rule for rematches (setting {setting:rematch}).',
  noLegalPairingColours:
    'Round {round} cannot be paired: opponents are left, but somebody would get one colour too often. End the event here with fewer rounds, play on as a round robin, or announce a rule for rematches (setting {setting:rematch}).',
  noLegalPairingBye:
    'Round {round} cannot be paired: the number of players is odd and everybody who is left has had a bye or a win without playing. Give somebody a bye by hand, or let one more player in.',
  noLegalPairingByeLeft:
    'Round {round} cannot be paired: the number of players is odd, and whoever sits out of those who may still have the bye ({byes}), the others cannot all be paired. In the way stand games already played, each with whom he has met: {met}. End the event here with fewer rounds, give somebody a second bye by hand, or let one more player in.',
  colourLimitYielded:
    'The colour limit yields for number {player} ({name}): in the last round equal scores are kept together. Tell both players before the round.',
  noLegalPairingApart:
    'Round {round} cannot be paired without seating together players who must be kept apart. Loosen a row of the setting {setting:keepApart}, or make it “{word:ifPossible}”.',
  drawnTooFewPlayers:
    'The drawn Swiss is meant for at least 18 players (Law 29.5); here {players} [plays|play]. Consider a round robin.',
  drawnFewPlayers:
    'With {players} players the drawn Swiss works; from 30 on it gives good results (Law 29.5). Nothing need be done.',
  drawnRoundsOutside:
    'A drawn Swiss has 6 to 15 rounds (Law 29.5); this event has {rounds}. Check the setting {setting:rounds}.',
  drawnEvenRounds:
    '{rounds} rounds is an even number; with an odd one nobody has White more than once oftener than Black (Law 29). Change the setting {setting:rounds} if you can.',
  drewBye: 'Lot: number {player} has the bye, drawn among {among}. Tell the player he has the point.',
  drewSubgroup: 'Lot: number {player} has no game yet and is put into subgroup {subgroup}.',
  drewOpponent: 'Lot ({clause}): number {player} drew {opponent} among {among}; number {white} has White.',
  drewOpponentAndColour:
    'Lot ({clause}): number {player} drew {opponent} among {among}; a lot for the colours gives White to number {white}.',
  drewOpponentLeaning:
    'Lot ({clause}): number {player} drew {opponent} among {among}; number {white} has White, by the subgroup of number {player} (29.2).',
  drewOpponentBound:
    'Lot ({clause}): number {player} drew {opponent} among {among}; number {white} has White, because with the other colours number {bound} would go beyond the bounds of 29.4.2.',
  rematchYielded:
    'Numbers {player} and {opponent} meet again, as announced: no other complete pairing was possible. Tell both before the round.',
  keepApartYielded:
    'Numbers {player} and {opponent} could not be kept apart. Tell both before the round, or pair by hand.',
  thirdColourYielded:
    'Number {player} ({name}) has one colour for the third time running: in the last round equal scores are kept together (Law 27). Tell the player before the round.',
  colourDifferenceYielded:
    'Number {player} ({name}) will have had one colour {difference} times more than the other, above the {limit} of Law 29.4.2: no other complete pairing was possible. Tell the player before the round.',
  trfNumberExpected:
    'Line {line}, column {column}: found “{found}”, expected a whole number from {least} to {most}. Correct the number, and check that the line is not shifted.',
  trfPointsExpected:
    'Line {line}, column {column}: found “{found}”, expected points such as 3.5. Correct them, and check that the line is not shifted.',
  trfColourExpected:
    'Line {line}, column {column}: found “{found}”, expected the colour w or b, or - where there is no game. Correct the letter.',
  trfInitialColourExpected:
    'Line {line}, column {column}: found “{found}”, expected W or B, the first colour of number 1. Correct the letter.',
  trfResultExpected:
    'Line {line}, column {column}: found “{found}”, expected one of the results 1 = 0 + - W D L H F U Z. Correct the letter.',
  trfSymbolExpected:
    'Line {line}, column {column}: found “{found}”, expected one of {symbols}. Correct the line.',
  trfOpponentExpected:
    'Line {line}, column {column}: found “{found}”, expected the number of an opponent, because colour and result are those of a game. Type the opponent, or a bye such as 0000 - H.',
  trfByeWithOpponent:
    'Line {line}, column {column}: found “{found}”, expected the result of a game, because there is an opponent. Type the result, or 0000 as opponent of a bye.',
  trfOwnOpponent:
    'Line {line}, column {column}: found “{found}”, the player’s own number; expected an opponent. Correct the number.',
  trfCommaRepaired: 'Line {line}, column {column}: “{found}” was read with a decimal point. Nothing to do.',
  trfByteColumnsRepaired:
    'Line {line}, column {column}: the columns after the name were counted in bytes; the line was read and put right. Check this player.',
  trfOutsideColumns:
    'Line {line} holds more than its columns take. It is kept as it stands, but was read as “{readAs}”. Check that nothing in it is shifted.',
  trfNoPlayers: 'The file has no player: no line begins with 001. Check that it is a tournament report file.',
  trfPlayerTwice:
    'Line {line}, column {column}: number {found} already stands in line {firstLine}. Give each player a number of his own.',
  trfOpponentUnknown:
    'Line {line}, column {column}: player {player} meets {found} in round {round}, but no line 001 has that number. Correct the number or add the player.',
  trfContradiction:
    'Line {line}, column {column}: in round {round} the line of player {player} says “{found}”, but that of {opponent} (line {otherLine}) says “{other}”. Make both tell the same game.',
  trfPointsDiffer:
    'Player {player} has {found} points in the file, but his games give {counted}. The games are counted; check his results.',
  trfAllForfeits:
    'Every game of the file ({games}) is a forfeit, so nobody has met anybody or had a colour. If games were played, the results must be 1 = 0, not + and -.',
  trfTextCut:
    '“{found}” of player {number} is longer than the {width} columns of the report and is cut there. Shorten it in the Players sheet if the cut text misleads.',
  trfNameMissing:
    'Player {number} has no name in the report and is entered as “{name}”. Type his name in the sheet of players.',
  trfPointsNotKept:
    'The report counts {points} for a win, a draw and a loss, {absence} for an absence and {forfeit} for a lost forfeit. Settings can say win, draw and loss from high to low only, and count nothing for the other two: check the standings.',
  trfAccelerationNotKept:
    'The report gives accelerated points (records 250 or XXA) which are not those of Baku; no setting can say them. Pair the accelerated rounds from the report itself, by the command line.',
  trfTieBreaksNotKept:
    'The tie-breaks {found} of the report are not known here and are left out. Check the setting {setting:tieBreaks}.',
  trfRecordsNotKept: 'No sheet has a place for the records {list} of the report. Keep the file itself too.',
  trfIntoFilled:
    'The sheet “{sheet}” is in use ({count} [row|rows]). Import into a new spreadsheet, or delete those rows first.',
  trfImported:
    'The report is imported: {players} [player|players], {rounds} [round|rounds]. Look through the sheets {sheets}, then go on as usual.',
  trfExported:
    'The report holds {players} [player|players] and {rounds} [round|rounds]. Copy it from the box, or save it as a file.',
  trfCannotCarry:
    'A report has no place for: {list}. Keep the spreadsheet too, because the report alone does not hold everything.',
  trfNumberedByLine:
    'The file says XXC rank: the order of its lines is the ranking, so the players are numbered by line. Check the numbers before results are typed.',
  trfAbnormalPoints:
    '{records} [record 299 changes|records 299 change] points by decision of the arbiter. This is kept in the file but not counted here; adjust the standings by hand.',
  trfLimAsAdjusted:
    'The report names the Lim system (“{found}”); the event goes on as adjusted Swiss (Law 28), which is kin to it. Choose another under {setting:system} if that is not meant.',
  trfOlderDutch:
    'The report names an older edition of the Dutch system (“{found}”); further rounds are paired by C.04.3 of 2026. Nothing to do if that is meant.',
  trfSystemNotPaired:
    'The report names the system “{found}”, which is not paired here. Rounds, standings and report are kept; to pair on, choose a system under {setting:system}.',
  systemNotPaired:
    'The event is played by “{found}”, which is not paired here. To pair on, choose a system under {setting:system}.',
  moreRoundsThanPlanned:
    '{played} rounds have been played, but {planned} [is|are] planned. Raise {setting:rounds}, or take the rows of the rounds beyond it out of {sheet:results}.',
  editionByStart:
    'The event began on {start}, when C.07 of {edition} was in force: tie-breaks are counted by it. For another edition type it under {setting:tieBreakEdition}.',
  ratingThousands:
    'Under “{column}” a point or comma marks the thousands (“{found}”): it is read as {value}, and others like it the same. Nothing to do if that is right.',
  ratingAmbiguous:
    '“{found}” under “{column}” may be a mark of thousands or of decimals. Type the rating without it.',
  playedBeforeArrival:
    'Number {number} stands in round {round} ({row}), but takes part from round {from} on. Correct one of the two cells.',
  playedAfterLeaving:
    'Number {number} stands in round {round} ({row}), but has left after round {left}. Correct one of the two cells.',
  byesWithoutRow:
    'Number {number} asked for a bye in round {round}, which has been played, and has no row there: it counts as asked for. Check everything can add the row to {sheet:results}.',
  trfDateRewritten: 'The date “{found}” stands in the report as {date}. Nothing to do.',
  roundAlreadyPaired:
    'Round {round} is paired already and none of its results is typed. Play it and type the results in {sheet}, or undo the pairing.',
  resultEmpty:
    'The result of {white} against {black} in round {round} is empty. Type it, or * for a game to be finished later.',
  gameUnfinished:
    'A game of round {round} is not finished (*). It counts as a draw for pairing; type its result when it is known.',
  gameAdjournedDrawn:
    'A game of round {round} is not finished (*), but a drawn Swiss knows no adjournment: its games are finished in one session (Law 29.5). It counts as a draw for pairing; type its result.',
  gameAdjournedKnockout:
    'A game of round {round} is not finished (*), but a knockout knows no adjournment (Law 25). It counts as a draw for pairing; type its result.',
  thirdColourOnRecord:
    'In round {round} number {number} has the same colour for the third game running, which is not allowed (Law 27, 29.4.2; C.04.1). Correct the colours if they are typed wrongly; if the game was played so, leave it.',
  threeMoreOnRecord:
    'With round {round} number {number} has had one colour three times more than the other, which is not allowed (Law 27; C.04.1). Correct the colours if they are typed wrongly; if the game was played so, leave it.',
  playedBefore:
    'Numbers {pair} have already played each other in round {round}, and meet again in round {later}. Correct the row, or announce the rule in the setting {setting:rematch}.',
  playedBeforeAnnounced:
    'Numbers {pair}, who met in round {round}, meet again in round {later}, as was announced. Nothing to do.',
  allRoundsPaired:
    'Round {rounds} is the last one, and it is paired. Raise the setting {setting:rounds} if there is to be another one.',
  roundPaired:
    'Round {round} is paired: {boards} [board|boards], {byes} [bye|byes]. Type the results where the cursor stands.',
  roundDecidedByLot:
    'Round {round}: lots have decided the matches that were still level; the Log names the winners. Choose Pair next round again.',
  roundContinued:
    'Round {round} goes on: {boards} [more game is|more games are] drawn up. Type the results where the cursor stands.',
  remarksFound: 'The sheets give rise to {count} [remark|remarks]. Choose Check everything to read them.',
  workbookBusy:
    'Another command is at work in this spreadsheet. Wait until it has finished, then choose the command again.',
  importInterrupted:
    'The import of a report into this spreadsheet was interrupted. Choose Import TRF and give it the same file: it goes on where it stopped. Or delete the rows of the players and results yourself.',
  settingReplaced: 'The setting “{setting}” is now {report}, as the report says. Before it was {typed}.',
  sheetsChanging:
    'Somebody is typing in the sheets that this command writes, so it has written nothing. Wait a moment, then choose the command again.',
  commandStopped:
    'The command was interrupted ({reason}). No typed result is lost. Run Check everything, then look whether the command has to be repeated.',
  googleTwoAccounts:
    'Google refuses because two Google accounts are signed in in this browser ({reason}). Nothing typed is lost. Open the spreadsheet in a window with one account only (a private window, or another browser profile) and choose the command again.',
  googleNotAllowed:
    'Google has not been allowed to run this yet ({reason}). Nothing typed is lost. Choose {menu:help} in the menu, allow what Google asks, then choose the command again.',
  googleProtected:
    'The command was interrupted: a cell it has to write is protected ({reason}). No typed result is lost. Let the owner of the spreadsheet take the protection off (Data › Protect sheets and ranges) or run the command himself, then run {menu:checkEverything}.',
  googleMerged:
    'The command was interrupted: cells it has to write are merged ({reason}). No typed result is lost. Unmerge them (Format › Merge cells › Unmerge), then run {menu:checkEverything} and the command again.',
  googleCellTooLong:
    'The command was interrupted: a text is longer than a cell of Google Sheets can hold ({reason}). No typed result is lost. Shorten the longest name, note or setting, then choose the command again.',
  googleSheetFull:
    'The command was interrupted: the spreadsheet has as many cells as Google allows ({reason}). No typed result is lost. Delete sheets or empty rows that nobody needs, then run {menu:checkEverything} and the command again.',
  googleQuota:
    'Google has stopped the command because too much was asked of it in a short time ({reason}). No typed result is lost. Wait a few minutes, run {menu:checkEverything}, then look whether the command has to be repeated.',
  googleSlow:
    'Google did not answer in time ({reason}). No typed result is lost. Wait a minute, run {menu:checkEverything}, then look whether the command has to be repeated.',
  sheetNotOurs:
    'The sheet “{title}” bears the title of a sheet that is made anew at every command, but holds what somebody else has written. Nothing was changed. Rename that sheet (its content stays as it is) or delete it, then choose the command again.',
  sheetNotEmpty:
    'The sheet “{title}” is not empty and will not be overwritten. Rename it or delete it, then make the new tournament again.',
  tournamentMade:
    'The sheets of the new tournament are ready. Enter the players in the sheet {players}, then choose Number players.',
  choiceNotUnderstood: '“{found}” is none of the systems: {list}. Choose one of them.',
  controlMade:
    'The sheet {sheet} is ready: ticking a box runs the command beside it, on a phone too. It works where the script itself stands in this spreadsheet. Keep the title of the sheet.',
  controlThere:
    'The sheet {sheet} is there already. Tick a box in it to run the command beside it; it must keep this title.',
  noPlayersToNumber: 'There is nobody to number. Enter the names in the sheet {players} first.',
  numbersFixed:
    'Numbers cannot change any more: {sheet} already holds results or pairings. Give a late entry the next free number by hand.',
  numberTyped:
    'Number {number} stands here for {name}, who would have another number. Clear the cell, or in Line-ups type the name; change the numbers; then type the new one.',
  drawSeedMissing:
    'The setting {setting:drawSeed} is empty, so nobody could check the lots. Type any text or number there, then draw again.',
  playersNumberedByLot:
    '{count} [player has a number|players have their numbers] by lot, with the draw seed “{seed}”. Pair the first round, or undo.',
  playersNumberedByStrength:
    '{count} [player has a number|players have their numbers] by strength. Pair the first round, or undo.',
  numbersDrawn:
    'Numbers drawn with the seed “{seed}”: {list}. To check, choose Number players by lot with the same seed and list.',
  nothingToUndo: 'There is no command of the add-on to undo. What was typed by hand is undone with Ctrl+Z.',
  undoTypedResults:
    '{count} [row|rows] of the pairing with results or notes typed since will be deleted. Undo the pairing?',
  rowTypedSince:
    'Board {board} of round {round} has been typed into since it was paired (“{found}”). Undo deletes what was typed.',
  pairingUndone:
    'The pairing of round {round} is undone. Choose Pair next round when it can be paired again.',
  numberingUndone:
    'The numbering of {count} [player|players] is undone. Choose Number players to number them again.',
  repairsUndone: '{count} [repair is|repairs are] undone. Choose Check everything to see them again.',
  undoFirstPairing: 'The numbers are in use in {sheet}. Undo the pairings first, or delete the rows there.',
  standingsUpdated: 'The standings are up to date after round {round}. See the sheet {sheet}.',
  crosstableUpdated: 'The crosstable is up to date after round {round}. See the sheet {sheet}.',
  everythingRight: 'Everything is in order. The shown sheets have been rebuilt; nothing to do.',
  everythingChecked:
    'Listed: {wrong} [thing|things] to correct, {notes} [remark|remarks]. Correct the cells named, then choose Check everything again.',
  makeRepairs:
    "{count} [cell|cells] can be written in the add-on's own way; nothing changes its meaning. Go ahead?",
  repairsMade: '{count} [cell was|cells were] rewritten. Undo puts back what stood there.',
  formulasRefreshed:
    '{count} [formula was|formulas were] entered anew to show the present state. Nothing to do.',
  noFormulas:
    'No formula of this spreadsheet reads its own sheets without ranges, so there is nothing to refresh. Formulas with ranges are always up to date.',
};
