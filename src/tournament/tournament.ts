import type { LineUpChange } from './lineUpChange.ts';
import type { Player, PlayerNumber } from './player.ts';
import type { Round } from './round.ts';
import type { Settings } from './settings.ts';

/**
 * One part of an event — a section, or a stage of it — that is paired and ranked by itself.
 * `rounds[i].number === i + 1`; players are in the order of the Players sheet.
 */
export interface Tournament {
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly rounds: readonly Round[];
  /** Team events: what the Line-ups sheet changes. */
  readonly lineUps?: readonly LineUpChange[];
}

/** The tournament as it stood after the given round: later rounds are gone, players are the same. */
export function afterRound(tournament: Tournament, round: number): Tournament {
  return { ...tournament, rounds: tournament.rounds.slice(0, round) };
}

export function playersByNumber(tournament: Tournament): ReadonlyMap<PlayerNumber, Player> {
  return new Map(tournament.players.map((player) => [player.number, player]));
}
