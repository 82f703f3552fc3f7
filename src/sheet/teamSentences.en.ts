import type { ProblemCode } from '../tournament/problem.ts';

/** English: the sentences of team competitions (Law 30). See `sentences.en.ts`. */
export const englishTeamSentences = {
  teamsTooFew:
    "{teams} [team was|teams were] found and a team event needs two. Type the name of each player's team in the column Team of the Players sheet.",
  teamMissing:
    '{name} (number {number}) is in no team and will not be paired. Type his team in the column Team, or leave it if he only watches.',
  teamBoardUnclear:
    '“{found}” is no board of {name} (number {number}). Type 1, 2, 3 … for an official player, R1, R2 … for a reserve.',
  teamBoardTwice:
    'Numbers {numbers} of {team} all have board {board}. Give each of them a board of his own in the column Board.',
  teamWithoutBoards:
    'Nobody in {team} has a board, so it cannot be paired. Type 1, 2, 3 … for its players in the column Board.',
  teamLeftForfeits: '{name} ({number}) has left: match {board} is written as lost by forfeit.',
  teamSizeOutside:
    '{team} has {official} [official player|official players] and {reserves} [reserve|reserves]; official events have 3 to 6 and 1 to 3 (Law 30). In a friendly event any number will do.',
  boardsNotByStrength:
    '{team}: number {number} on board {board} is stronger than number {above} above him, and the strongest should come first (Law 30.1.3). Change the column Board before round 1, or leave it.',
  teamBoardEmpty:
    '{team} has nobody on board {board} in round {round}: the opponent wins there without play. Name a reserve in the Line-ups sheet before the round begins.',
  teamPlayerAbsent:
    '{team}, board {board}: {name} (number {number}) is away in round {round}. Name a reserve for that board in the Line-ups sheet and pair again, or enter the forfeit.',
  scheveningenLarge:
    'Everybody against everybody is meant for up to {most} boards (Law 30.2.2); here there are {boards}, so a match has as many games for each player.',
  oneGameFewBoards:
    'A match of two teams over one game is meant for {least} boards or more (Law 30.2.1); here it has {boards}. Set {setting:gamesPerMatch} to 2, or leave it.',
  manyGamesInMatch:
    'A match has one to {most} games on each board (Law 30.2.1); here it has {games}. Correct {setting:gamesPerMatch}, or leave it.',
  oddGamesInMatch:
    'A match usually has an even number of games on each board, so that both teams move first equally often (Law 30.2.1); here {games}. Set {setting:gamesPerMatch} to an even number, or leave it.',
  oddBoardsOneGame:
    'With one game on each board the number of boards should be even, so that both teams move first equally often (Law 30.2.1); here {boards}. Add or leave out a board, or leave it.',
  teamTableLarge:
    'A round robin of teams is meant for up to {most} teams (Law 30.4); here there are {teams}. Consider a drawn Swiss, or leave it.',
  matchOrderIncomplete:
    'In the setting {setting:matchOrder} everybody of A must meet everybody of B once on {boards} [board|boards]. Correct these pairs: {pairs}.',
  matchOrderTwice:
    'In the setting {setting:matchOrder} {player} sits twice in game {game}. Write each player once in a game.',
  lineUpTeamUnknown: 'There is no team “{team}”. Type the name as in the Players sheet, or its letter.',
  lineUpBoardUnknown: 'There is no board {board}: teams have boards 1 to {boards}. Correct the board.',
  lineUpBoardTwice: 'Board {board} of {team} is named twice for round {round}. Keep one of the two rows.',
  lineUpPlayerUnknown:
    'There is no player number {number}. Correct the number, or add him to the Players sheet first.',
  lineUpPlayerOfOther:
    '{name} (number {number}) does not belong to {team} but to {own}. Name a player of {team}.',
  lineUpPlayerTwice:
    'Number {number} of {team} sits on boards {boards} at once. Name somebody else for all but one.',
  lineUpReserveBeside:
    'The reserve number {number} is on board {board}, but {name} (number {other}), whose board it is, plays on board {on}. Put {name} back or leave him out (Law 30.1.4).',
  lineUpOutOfOrder:
    '{name} (number {number}) is on board {board}, but his board is {own}: official players keep their boards and a reserve has exactly the board of whom he replaces (Law 30.1.3–4).',
  lineUpNotMovedUp:
    'Number {number} is on board {board} behind number {before}. Those behind an absent player move up in their order and reserves have the last boards (Law 30.1.4).',
  lineUpTooLate:
    'Round {round} was paired without number {number}, named for board {board} of {team}. If the game has not begun, type his number in Results; if it has, he may play from the next round (Law 30.1.4).',
  finalOfTeams:
    'A final stage of teams is not made from here. Make a new workbook with the system Knockout and enter the teams that go through.',
  noTeamForm:
    'This is no team event. Choose in the sheet {sheet:settings}, under {setting:teamForm}, how the teams meet.',
  lineUpCellEmpty:
    'This row of the Line-ups sheet has no {column}. Fill in round, team, board and player, or clear the row.',
  lineUpPlayerUnclear: '“{found}” names no single player. Type the number that he has in the Players sheet.',
  settingNeedsMatchOrder:
    '“{found}” is no order of games. Write the games with blanks and the rounds with a semicolon between, White first: A1-B1 A2-B2; B2-A1 B1-A2; an empty cell is the order of the law.',
  resultIsMatchScore:
    '“{found}” looks like the score of a whole match, but results are entered game by game. Choose 1-0, ½-½ or 0-1 in the row of each board; the score of the match adds itself up.',
  matchScoreIsDate:
    'The spreadsheet has turned what was typed into the date {found}; the score of a match, such as 2-1, does that. Format the cell as plain text and choose the result of this one game, 1-0, ½-½ or 0-1: the score of the match adds itself up.',
  teamSecondLeg:
    'Match {match}, {white} – {black}, is level on all boards: a second leg with colours reversed is added (Law 30.3). Enter its results.',
  teamWinnerByLot:
    'Match {match} is level on all boards: the lot names {team} ({letter}). If you draw by hand, turn the result of the row round.',
  teamMatesFree:
    'Numbers {white} and {black} are team-mates and do not meet (Law 30.1.2): both are free in this round.',
  teamMatesMeet:
    'Numbers {white} and {black} are team-mates and must not meet (Law 30.1.2). Correct the row, or pair the round again.',
  teamMeetsSeveral:
    '{team} meets several teams in round {round}; in one session a team meets one other only (Law 30.1.1). Correct the players of these rows.',
  teamGameWrong:
    'Match {match}, board {board}, game {game} should be {expected}. Correct the players or their colours.',
} as const satisfies Partial<Record<ProblemCode, string>>;
