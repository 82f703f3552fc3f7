import type { Player, PlayerNumber } from '../tournament/player.ts';
import type { KeepApart } from '../tournament/settings.ts';

/** The groups of players whom a rule keeps apart: those named, or everybody of the same club, team, federation. */
export function groupsKeptApart(rule: KeepApart, players: readonly Player[]): PlayerNumber[][] {
  const { who } = rule;
  if (who !== 'club' && who !== 'team' && who !== 'federation') {
    return [[...who]];
  }
  const groups = new Map<string, PlayerNumber[]>();
  for (const player of players) {
    const name = player[who];
    if (name !== undefined && name !== '') {
      groups.set(name, [...(groups.get(name) ?? []), player.number]);
    }
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
