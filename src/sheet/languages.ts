export const languages = ['en', 'vi'] as const;

/** One file of titles, headings and sentences for each. */
export type Language = (typeof languages)[number];
