import { pairRound } from '../systems/pair.ts';
import { beforeRound } from '../tournament/beforeRound.ts';
import { requestedBye } from '../tournament/participants.ts';
import type { Pairing } from '../tournament/pairing.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { isSwiss, type SystemName } from '../tournament/settings.ts';
import { playersByNumber, type Tournament } from '../tournament/tournament.ts';
import { explainAdjustedSwiss } from './explainAdjustedSwiss.ts';
import { explainDrawnSwiss } from './explainDrawnSwiss.ts';
import { explainDutch } from './explainDutch.ts';
import { explainKnockout } from './explainKnockout.ts';
import { explainRoundRobin } from './explainRoundRobin.ts';
import { explainTeams } from './explainTeams.ts';
import type { Explain, Explanation, Question } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';
import { recordDiffers } from './recordDiffers.ts';
import { seatOf, type Seat } from './seat.ts';

/** The closed switch from a system to the one who explains it. */
const systems: Record<SystemName, Explain> = {
  adjusted: explainAdjustedSwiss,
  drawn: explainDrawnSwiss,
  dutch: explainDutch,
  'round-robin': explainRoundRobin,
  knockout: explainKnockout,
};

/**
 * Why this opponent, this colour, this float or bye. A round that is on record is paired once more from what stood
 * before it; where the record has something else, that is said first.
 *
 * @param tournament holds the rounds before `round`, and perhaps that one and later ones
 */
export function explainPairing(tournament: Tournament, round: number, player: PlayerNumber): Explanation {
  return tournament.settings.teamForm === undefined
    ? explainUnit(tournament, round, player)
    : explainTeams(tournament, round, player, explainUnit);
}

function explainUnit(tournament: Tournament, round: number, player: PlayerNumber): Explanation {
  const record = tournament.rounds[round - 1];
  const before = beforeRound(tournament, round);
  const result = pairRound(before, round);
  if (!result.ok) {
    return { ok: false, problems: result.problems };
  }
  const { pairing } = result;
  const recorded =
    record === undefined ? undefined : seatOf(player, { boards: record.games, byes: record.byes });
  const question = {
    tournament: before,
    round,
    pairing,
    player,
    seat: seatByRules(pairing, player, recorded),
  };
  return {
    ok: true,
    reasons: [
      ...recordDiffers(question.seat, recorded, player, round),
      ...headline(question),
      ...why(question),
    ],
  };
}

/** Whoever has no row in the record was not there, so no bye of the rules is missing. */
function seatByRules(pairing: Pairing, player: PlayerNumber, recorded: Seat | undefined): Seat {
  const seat = seatOf(player, pairing);
  return recorded?.kind === 'none' && seat.kind === 'bye' ? recorded : seat;
}

function headline(question: Question): Reason[] {
  const { seat, player, round } = question;
  const who = { player: onePlayer(player), round };
  switch (seat.kind) {
    case 'none':
      return [];
    case 'bye':
      return isGranted(question) ? [] : [reason('hasBye', who)];
    case 'game': {
      const values = { ...who, opponent: onePlayer(seat.opponent), board: seat.board };
      return [reason(seat.colour === 'white' ? 'meetsAsWhite' : 'meetsAsBlack', values)];
    }
  }
}

function why(question: Question): readonly Reason[] {
  const { seat, player, round, tournament } = question;
  const who = { player: onePlayer(player), round };
  if (seat.kind === 'bye' && isGranted(question)) {
    return [reason('byeGranted', who)];
  }
  const { system } = tournament.settings;
  return seat.kind === 'none' && system !== 'knockout'
    ? [reason('notPaired', who)]
    : systems[system](question);
}

/** Byes that the arbiter gave need no reason of the system. In a table or a bracket the place says who is free. */
function isGranted({ tournament, round, player }: Question): boolean {
  const { system } = tournament.settings;
  if (!isSwiss[system]) {
    return false;
  }
  const own = playersByNumber(tournament).get(player);
  return own !== undefined && requestedBye(own, round) !== undefined;
}
