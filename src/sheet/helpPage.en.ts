import type { HelpNames, HelpSection } from './helpSection.ts';

export function helpSectionsEn({ menu, sheet }: HelpNames): readonly HelpSection[] {
  return [
    {
      heading: 'An event, step by step',
      ordered: true,
      items: [
        `${menu('newTournament')} makes the sheets; choose the system and the language.`,
        `Type names, ratings and clubs into the sheet ${sheet('players')}.`,
        `${menu('numberPlayers')}: by lot or by strength.`,
        `${menu('pairNextRound')}: the pairs are added to ${sheet('results')}.`,
        'Type the results into the column Result, then pair the next round.',
        `${menu('updateStandings')} and ${menu('crosstable')} whenever they are wanted.`,
      ],
    },
    {
      heading: 'Typing results',
      ordered: false,
      items: [
        '`1-0`, `½-½`, `0-1`; quicker: `1`, `½`, `0`',
        '`+/-`, `-/+`, `-/-`: forfeits',
        '`*`: a game that is not finished',
      ],
    },
    {
      heading: 'When something is wrong',
      ordered: false,
      items: [
        'A command that refuses names every cell to correct; nothing has been changed.',
        `${menu('undo')} takes back the last command.`,
        `${menu('checkEverything')} lists all that is wrong, offers repairs and rebuilds the shown sheets.`,
        `${menu('importTrf')}, ${menu('exportTrf')}: FIDE's tournament reports, in and out.`,
        `${menu('control')} in ${menu('documents')} makes a sheet whose boxes run commands on a phone.`,
        `${menu('refreshFormulas')} brings formulas without ranges up to date.`,
      ],
    },
  ];
}
