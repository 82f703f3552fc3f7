import { drawOrder, lotsFor } from '../lots/draw.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Field } from './field.ts';
import type { PlacesInGroup, TiedGroup } from './tiedGroup.ts';

/**
 * C.07 (2026) 4.2, rules.md 1: a draw of lots among those still tied (LOT). The purpose of the draw names the places:
 * `tie 7-12`. Lots that the arbiter has drawn by hand for the whole group go before. 0 for a player who is tied with nobody.
 */
export function lot(field: Field, { firstPlace, players }: TiedGroup): PlacesInGroup {
  if (players.length < 2) {
    return new Map(players.map((player) => [player, 0]));
  }
  const { drawSeed, lotsDrawn = [] } = field.tournament.settings;
  const lots = lotsFor(drawSeed, `tie ${firstPlace}-${firstPlace + players.length - 1}`);
  const order = areDrawnByHand(field.tournament.settings, players)
    ? lotsDrawn.filter((each) => players.some((player) => player === each))
    : drawOrder(lots, players);
  return new Map(players.map((player) => [player, order.indexOf(player) + 1]));
}

/** Rules.md 1: the arbiter has typed the lots of all who are tied. */
export function areDrawnByHand({ lotsDrawn = [] }: Settings, tied: readonly number[]): boolean {
  return tied.every((each) => lotsDrawn.includes(each));
}
