import type { SettingKey } from './settingKeys.ts';

/** English: what a new Settings sheet says beside each key. See `settingNotes.ts`. */
export const englishSettingNotes = {
  event: 'Stands at the head of every page',
  place: 'For the minutes',
  arbiter: 'Stands in the Log',
  start: 'Date',
  end: 'Date',
  system: 'Choose from the list',
  rounds: 'Number of rounds; the last one is paired by its own rules',
  cycles: 'Round robin: 1, 2 or more; empty is 1',
  swapLastRounds:
    'Round robin with several cycles: yes, so that nobody has three games running with one colour; empty is no',
  gamesPerMatch: 'Knockout: games of a match; empty is 2',
  thirdPlace: 'Knockout: yes for a match for third place; empty is no',
  clubMatesApart: 'Knockout: yes to place club-mates far from each other; empty is no',
  points: 'Win; draw; loss; empty is 1; ½; 0',
  byePoints: 'Bye of an odd player; empty is as much as a win',
  tieBreaks: 'Codes in order, such as BH/C1, BH, SB; empty is the order of the system',
  tieBreakEdition: 'FIDE C.07 of 2024 or 2026; empty is 2026',
  drawSeed: 'Every draw of lots follows from this text; anybody can check it',
  lotsDrawn: 'Equal places: the numbers in the order in which you drew them; empty is by the draw seed',
  firstColour: 'Colour of the first player in round 1; empty is by lot',
  acceleration: 'Swiss: none or Baku; empty is none',
  keepApart:
    'Swiss: club, team, federation or numbers; strictly or if possible; rounds 1-3; up to 2; entries separated by ;',
  rematch: 'Swiss: the round from which players may meet again; empty is never',
  titleOrder: 'Titles from the highest; empty is GM, IM, …',
  gradeOrder: 'Grades from the highest; empty is the national order',
  checkIn: 'yes: only players whose box Present is ticked are paired; empty is no',
  firstBoard: 'Number of the first board; empty is 1',
  language: 'Language of everything that is written',
  colourNames: 'What the two colours are called',
} as const satisfies Partial<Record<SettingKey, string>>;

/** English: what it says beside the keys of team events. */
export const englishTeamSettingNotes = {
  teamForm: 'How two teams meet, or groups of individuals by board; empty is an event of individuals',
  boards: 'Boards of a team without reserves; empty is as many as the largest team has',
  gamesPerMatch: 'Games on each board where the same boards meet, 1 to 4; empty is 1',
  secondLeg: 'yes for a second leg with colours reversed; in a knockout only of level matches; empty is no',
  matchPoints: 'yes to rank by 2, 1, 0 for a match before the points of the boards; empty is no',
  matchOrder:
    'Everybody meets everybody: an order of your own, A1-B1 A2-B2; B2-A1 B1-A2; empty is that of the law',
} as const satisfies Partial<Record<SettingKey, string>>;
