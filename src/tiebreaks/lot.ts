import { drawOrder, lotsFor } from '../lots/draw.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Field } from './field.ts';
import type { PlacesInGroup, TiedGroup } from './tiedGroup.ts';

/**
 * C.07 (2026) 4.2, rules.md 1: a draw of lots among those still tied (LOT). The purpose of the draw names the places:
 * `tie 7-12`. A lot drawn by hand goes before. 0 for a player who is tied with nobody.
 */
export function lot(field: Field, tied: TiedGroup): PlacesInGroup {
  if (tied.players.length < 2) {
    return new Map(tied.players.map((player) => [player, 0]));
  }
  const { lotsDrawn = [], drawSeed } = field.tournament.settings;
  if (areDrawnByHand(field.tournament.settings, tied.players)) {
    return new Map(tied.players.map((player) => [player, lotsDrawn.indexOf(player) + 1]));
  }
  const last = tied.firstPlace + tied.players.length - 1;
  const lots = lotsFor(drawSeed, `tie ${tied.firstPlace}-${last}`);
  return new Map(drawOrder(lots, tied.players).map((player, index) => [player, index + 1]));
}

/** The lots typed by the arbiter hold for a group all of which he has drawn. */
export function areDrawnByHand({ lotsDrawn = [] }: Settings, tied: readonly PlayerNumber[]): boolean {
  return tied.every((player) => lotsDrawn.includes(player));
}
