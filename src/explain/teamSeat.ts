import { pairRound } from '../systems/pair.ts';
import { matchGamesOf } from '../systems/teamMatch/matchGamesOf.ts';
import { beforeRound } from '../tournament/beforeRound.ts';
import { sessionsOf, type MatchGame } from '../tournament/matchOrder.ts';
import type { PairedBoard } from '../tournament/pairing.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Settings, SystemName } from '../tournament/settings.ts';
import { boardCount, teamsOf } from '../tournament/team.ts';
import { legsOf } from '../tournament/teamUnits.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';
import { recordDiffers } from './recordDiffers.ts';
import { seatOf } from './seat.ts';

/**
 * Law 30.1.1, 30.2.1–2, 30.4–5: the games of one player in the match of his team: opponent, board and colour, each with
 * the clause that gives it.
 */
export function teamSeatReasons(tournament: Tournament, round: number, player: PlayerNumber): Reason[] {
  const result = pairRound(beforeRound(tournament, round), round);
  if (!result.ok) {
    return [];
  }
  const { pairing } = result;
  const record = tournament.rounds[round - 1];
  const recorded = record && seatOf(player, { boards: record.games, byes: record.byes });
  const own = pairing.boards.filter(({ white, black }) => white === player || black === player);
  const bye = pairing.byes.find((each) => each.player === player);
  const seated =
    own.length > 0
      ? own.flatMap((board) => gameReasons(tournament.settings, boardsOf(tournament), board, player))
      : [
          notPlaying(
            bye?.board !== undefined && bye.outcome === 'fullBye' ? 'teamSeatAlone' : 'teamSeatNone',
            player,
            bye?.board,
          ),
        ];
  return [...recordDiffers(seatOf(player, pairing), recorded, player, round), ...seated];
}

function boardsOf(tournament: Tournament): number {
  return boardCount(teamsOf(tournament), tournament.settings);
}

function notPlaying(
  code: 'teamSeatAlone' | 'teamSeatNone',
  player: PlayerNumber,
  board: number | undefined,
): Reason {
  return reason(code, { player: onePlayer(player), board: board ?? '' });
}

function gameReasons(
  settings: Settings,
  boards: number,
  { board, game = 1, white, black }: PairedBoard,
  player: PlayerNumber,
): Reason[] {
  const order = matchGamesOf(settings, boards);
  const entry = order.find((each) => each.game === game && each.board === board);
  const values = {
    player: onePlayer(player),
    opponent: onePlayer(player === white ? black : white),
    board,
    game,
    colour: { colour: player === white ? ('white' as const) : ('black' as const) },
  };
  const games = sessionsOf(order);
  const seated = reason(games > 1 ? 'teamSeatInGame' : 'teamSeat', values);
  return entry === undefined
    ? [seated]
    : [seated, opponentAndColour(settings, games, entry, player === white)];
}

/** The clause for who meets whom and who has White. */
function opponentAndColour(settings: Settings, games: number, entry: MatchGame, isWhite: boolean): Reason {
  const [own, other] = isWhite ? [entry.white, entry.black] : [entry.black, entry.white];
  const values = { own: own.board, other: other.board, game: entry.game };
  if (settings.teamForm === 'scheveningen') {
    const second = isSecondLeg(settings, games, entry.game);
    return settings.matchOrder !== undefined
      ? reason('teamSeatOwnOrder', values)
      : reason(
          second
            ? 'teamSeatParityReversed'
            : (own.board + other.board) % 2 === 0
              ? 'teamSeatSameParity'
              : 'teamSeatOtherParity',
          values,
        );
  }
  return entry.game === 1
    ? reason(own.side === 'a' ? 'teamSeatPriority' : 'teamSeatNoPriority', {
        board: own.board,
        clause: clauses[settings.system],
      })
    : reason('teamSeatAlternates', values);
}

function isSecondLeg(settings: Settings, games: number, game: number): boolean {
  return legsOf(settings) === 2 && game > games / 2;
}

/** Which article says whose odd boards have White. */
const clauses: Record<SystemName, string> = {
  'round-robin': 'Law 30.4',
  drawn: 'Law 30.5',
  dutch: 'Law 30.2.1',
  adjusted: 'Law 30.2.1',
  knockout: 'Law 30.2.1',
};
