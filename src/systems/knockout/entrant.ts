import { drawOrder, type Lots } from '../../lots/draw.ts';

/** Who enters a bracket: a player, or a team under a number of its own (Law 25, 30.3). */
export interface Entrant<Id extends number> {
  readonly number: Id;
  /** 1 is the best; absent: his place is drawn. */
  readonly seed?: number;
  /** Matches he need not play. */
  readonly exempt?: number;
  /** Club-mates are kept apart where that is asked for. */
  readonly club?: string;
}

/** rules.md 3: seeds in their order, behind them the others in the order of a draw. */
export function inBracketOrder<Id extends number>(
  entrants: readonly Entrant<Id>[],
  lots: Lots,
): Entrant<Id>[] {
  const seeded = entrants.filter(isSeeded).sort((a, b) => a.seed - b.seed);
  const others = entrants.filter((entrant) => !isSeeded(entrant)).sort((a, b) => a.number - b.number);
  return [...seeded, ...drawOrder(lots, others)];
}

export function isSeeded<Id extends number>(
  entrant: Entrant<Id>,
): entrant is Entrant<Id> & { readonly seed: number } {
  return entrant.seed !== undefined;
}
