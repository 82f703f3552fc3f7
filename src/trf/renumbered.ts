import type { PlayerNumber } from '../tournament/player.ts';
import type { Acceleration, KeepApart } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';

/** The same tournament with other player numbers; `numbers` has every player's new one. */
export function renumbered(
  tournament: Tournament,
  numbers: ReadonlyMap<PlayerNumber, PlayerNumber>,
): Tournament {
  const renamed = (old: PlayerNumber): PlayerNumber => numbers.get(old) ?? old;
  const { settings, players, rounds } = tournament;
  return {
    settings: {
      ...settings,
      acceleration: renumberedAcceleration(settings.acceleration, renamed),
      keepApart: settings.keepApart.map((rule): KeepApart => ({
        ...rule,
        who: typeof rule.who === 'string' ? rule.who : rule.who.map(renamed),
      })),
    },
    players: players.map((player) => ({ ...player, number: renamed(player.number) })),
    rounds: rounds.map((round) => ({
      ...round,
      games: round.games.map((game) => ({ ...game, white: renamed(game.white), black: renamed(game.black) })),
      byes: round.byes.map((bye) => ({ ...bye, player: renamed(bye.player) })),
    })),
  };
}

function renumberedAcceleration(
  acceleration: Acceleration,
  renamed: (old: PlayerNumber) => PlayerNumber,
): Acceleration {
  return acceleration.kind === 'explicit'
    ? {
        ...acceleration,
        points: new Map([...acceleration.points].map(([player, points]) => [renamed(player), points])),
      }
    : acceleration;
}
