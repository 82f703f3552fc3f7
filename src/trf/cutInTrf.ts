import type { Player } from '../tournament/player.ts';
import type { Note } from '../tournament/problem.ts';
import { nameWidth } from './playerRecord.ts';

/** The columns of record 001 beside the name that a longer text does not fit. */
const widths = { title: 3, federation: 3, fideId: 11, born: 10, sex: 1 } as const;

/** TRF26, record 001: what is too long for its columns and will be cut when the report is written. */
export function cutInTrf(players: readonly Player[]): Note[] {
  return players.flatMap((player) => {
    const texts: [string, number][] = [
      [player.name, nameWidth],
      ...Object.entries(widths).map(([key, width]): [string, number] => [
        player[key as keyof typeof widths] ?? '',
        width,
      ]),
    ];
    return texts
      .filter(([text, width]) => text.length > width)
      .map(([found, width]) => ({ code: 'trfTextCut', found, values: { number: player.number, width } }));
  });
}
