import type { Problem } from '../../tournament/problem.ts';

/** Values of sentences that name players by number: one, or a list. */
const numberKeys = ['player', 'opponent', 'white', 'black', 'number', 'better', 'bound'];
const listKeys = ['among', 'numbers', 'expected', 'list', 'byes', 'met'];

/** What a system says of those whom it pairs, said of those for whom they stand: `nameOf` each of their numbers. */
export function saidOf<T extends Problem>(said: T, nameOf: (number: number) => string | number): T {
  const values = Object.entries(said.values ?? {}).map(([key, value]) => {
    if (numberKeys.includes(key)) {
      return [key, nameOf(Number(value))];
    }
    const isList = listKeys.includes(key);
    return [key, isList ? String(value).replace(/\d+/g, (digits) => String(nameOf(Number(digits)))) : value];
  });
  return said.values === undefined ? said : { ...said, values: Object.fromEntries(values) };
}
