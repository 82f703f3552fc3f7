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

/** The sheets that the arbiter types in every event, in an order in which no sheet speaks of one still to be written. */
export const typedRoles = ['settings', 'players', 'results'] as const satisfies readonly SheetRole[];

export type TypedRole = (typeof typedRoles)[number];
