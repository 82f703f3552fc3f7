import { finalScore, type History } from '../tournament/history.ts';
import { playersToPair } from '../tournament/participants.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Question } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';

/** What every Swiss form asks first: who has the same score. */
interface GroupMember {
  readonly number: PlayerNumber;
  /** Half-points, as the round is paired by them. */
  readonly score: number;
}

/** The score group of a player, and whom of it he has met: what is so, not yet what decided. */
export function scoreGroupReasons(
  player: GroupMember,
  everybody: readonly GroupMember[],
  opponents: ReadonlySet<PlayerNumber>,
): Reason[] {
  const mates = everybody
    .filter((each) => each.number !== player.number && each.score === player.score)
    .map((each) => each.number);
  const met = mates.filter((each) => opponents.has(each));
  const who = { player: onePlayer(player.number), score: { points: player.score } };
  return [
    mates.length === 0
      ? reason('scoreGroupAlone', who)
      : reason('scoreGroup', { ...who, others: { players: mates } }),
    ...(met.length === 0
      ? []
      : [reason('metInGroup', { player: onePlayer(player.number), met: { players: met } })]),
  ];
}

/** The same for the Swiss forms of the law, which pair by the points on record. */
export function lawGroupReasons({ tournament, round, player }: Question, history: History): Reason[] {
  const members = playersToPair(tournament.players, round).map(({ number }) => ({
    number,
    score: finalScore(history.get(number)!),
  }));
  const own = members.find(({ number }) => number === player)!;
  return scoreGroupReasons(own, members, history.get(player)!.opponents);
}
