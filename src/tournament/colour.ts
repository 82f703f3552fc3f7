export const colours = ['white', 'black'] as const;

/** White is the first mover, Black the second (Red and Black in xiangqi: a display setting only). */
export type Colour = (typeof colours)[number];

/** One value for each side of a game. */
export interface ByColour<T> {
  readonly white: T;
  readonly black: T;
}

export function otherColour(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
