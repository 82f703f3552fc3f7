import type { Tournament } from '../../tournament/tournament.ts';

/** Rules.md 4: has the arbiter announced that players may meet again in this round? */
export function isRematchAllowed({ settings }: Pick<Tournament, 'settings'>, round: number): boolean {
  return settings.rematchFrom !== undefined && round >= settings.rematchFrom;
}
