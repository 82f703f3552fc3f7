/** Vietnamese alphabetical order for lists that people read; never for pairing. Negative, zero or positive. */
export function compareVietnamese(_left: string, _right: string): number {
  throw new Error('not written yet');
}

/** Vietnamese lists of persons: by given name (the last word), then by the words before it from the left. */
export function compareNames(_left: string, _right: string): number {
  throw new Error('not written yet');
}
