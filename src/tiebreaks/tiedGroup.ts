import type { PlayerNumber } from '../tournament/player.ts';
import { scoreOf, type Field } from './field.ts';
import { compare } from './fraction.ts';

/** Players whom nothing has separated so far, and the first of the places they share. */
export interface TiedGroup {
  readonly firstPlace: number;
  /** In the order of their numbers. */
  readonly players: readonly PlayerNumber[];
}

/** For each player of a group his place inside it, 1 the best; equal where nothing separates. */
export type PlacesInGroup = ReadonlyMap<PlayerNumber, number>;

/** The score groups of everybody who is ranked, best first. */
export function groupsByPoints(field: Field): readonly TiedGroup[] {
  const ranked = [...field.history.keys()].filter((player) => !field.annulled.has(player));
  return split({ firstPlace: 1, players: ranked }, (a, b) => compare(scoreOf(field, b), scoreOf(field, a)));
}

/** A group split by one criterion; `order` puts the better first and gives 0 for equals. */
export function split(
  group: TiedGroup,
  order: (a: PlayerNumber, b: PlayerNumber) => number,
): readonly TiedGroup[] {
  const sorted = [...group.players].sort((a, b) => order(a, b) || a - b);
  const parts: { firstPlace: number; players: [PlayerNumber, ...PlayerNumber[]] }[] = [];
  sorted.forEach((player, index) => {
    const part = parts[parts.length - 1];
    if (part && order(part.players[0], player) === 0) {
      part.players.push(player);
    } else {
      parts.push({ firstPlace: group.firstPlace + index, players: [player] });
    }
  });
  return parts;
}
