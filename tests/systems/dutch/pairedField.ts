import { barredColour, coloursAllow } from '../../../src/systems/dutch/absoluteCriteria.ts';
import { byRank, type Contender } from '../../../src/systems/dutch/contender.ts';
import { pairField } from '../../../src/systems/dutch/pairField.ts';
import { completableField } from '../../../src/systems/dutch/roundOutlook.ts';

export interface FieldOptions {
  /** Numbers of players who have met. */
  readonly met?: readonly (readonly [number, number])[];
  /** A player above this score is a topscorer. */
  readonly topscorersAbove?: number;
}

/** `1-3 2-4 5-bye`: the pairs of these contenders, higher ranked first, by number. */
export function pairsOf(
  contenders: readonly Contender[],
  { met = [], topscorersAbove = Infinity }: FieldOptions = {},
): string {
  const players = [...contenders].sort(byRank);
  const size = players.length + (players.length % 2);
  const compatible = new Uint8Array(size * size);
  players.forEach((one, a) => {
    players.forEach((two, b) => {
      const haveMet = met.some((pair) => pair.includes(one.number) && pair.includes(two.number));
      const colours = coloursAllow(barredColour(one, topscorersAbove), barredColour(two, topscorersAbove));
      compatible[a * size + b] = a !== b && !haveMet && colours ? 1 : 0;
    });
  });
  const field = completableField({ players, size, compatible });
  if (field === undefined) {
    return 'none';
  }
  const { pairs, bye } = pairField(field);
  const number = (place: number): number => players[place]!.number;
  return [
    ...pairs.map(([one, two]) => `${number(one)}-${number(two)}`).sort(),
    ...(bye === undefined ? [] : [`${number(bye)}-bye`]),
  ].join(' ');
}
