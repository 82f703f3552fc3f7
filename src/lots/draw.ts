import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/**
 * A draw of lots (rules.md 1): the seed stands in the Settings sheet, the purpose names the draw
 * (`numbers`, `round 3`, `tie 7-12`). The same seed and purpose always give the same lots, on every machine.
 */
export interface Lots {
  /** A fair integer from 0 to `count - 1`; successive calls are successive lots. */
  next(count: number): number;
}

/** Rules.md 1: the lots of one draw, always the same for a seed and a purpose. */
export function lotsFor(seed: string, purpose: string): Lots {
  const generator: RandomGenerator = xoroshiro128plusFromState(stateOf(`${seed}\u0000${purpose}`));
  for (let discarded = 0; discarded < 16; discarded += 1) {
    generator.next();
  }
  return { next: (count) => uniformInt(generator, 0, count - 1) };
}

/** Rules.md 1: one of the items, each equally likely. The list must not be empty. */
export function drawOne<T>(lots: Lots, items: readonly T[]): T {
  const drawn = items[lots.next(items.length)];
  if (drawn === undefined) {
    throw new Error('drawOne: nothing to draw from');
  }
  return drawn;
}

/** Rules.md 1: all the items in a drawn order, every order equally likely. */
export function drawOrder<T>(lots: Lots, items: readonly T[]): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) {
    order.push(...rest.splice(lots.next(rest.length), 1));
  }
  return order;
}

/** Four 32-bit words from a text: FNV-1a over its UTF-16 units, with four offsets. */
function stateOf(text: string): [number, number, number, number] {
  return [hash(text, 0x811c9dc5), hash(text, 0x01000193), hash(text, 0x9e3779b9), hash(text, 0x85ebca6b)];
}

function hash(text: string, offset: number): number {
  let value = offset;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 1;
}
