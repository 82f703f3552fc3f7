import type { PlayerNumber } from '../tournament/player.ts';
import type { EventRead } from './event.ts';

export function playerName({ players }: Pick<EventRead, 'players'>, number: PlayerNumber): string {
  return players.find(({ player }) => player.number === number)?.player.name ?? '';
}
