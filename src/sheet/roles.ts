export const sheetRoles = [
  'settings',
  'players',
  'lineUps',
  'results',
  'pairings',
  'standings',
  'crosstable',
  'scoreCards',
  'bracket',
  'teamTable',
  'minutes',
  'contributions',
  'control',
  'log',
  'undo',
] as const;

/** What a sheet is for; its title is in the event's language and may have been changed by the arbiter. */
export type SheetRole = (typeof sheetRoles)[number];
