import { isInEvent } from '../tournament/participants.ts';
import type { Pairing } from '../tournament/pairing.ts';
import type { Problem, ProblemCode } from '../tournament/problem.ts';
import type { Round } from '../tournament/round.ts';
import { teamsAsPlayers } from '../tournament/teamUnits.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { tableNumbers } from '../tournament/withdrawal.ts';
import { bracketOf } from './knockout/bracket.ts';
import { pairRound } from './pair.ts';
import { roundsOfCycle } from './roundRobin/berger.ts';
import { deadEndsIn100 } from './swiss/deadEndRates.ts';
import { lookAhead, type DeadEndCause, type LookAhead } from './swiss/lookAhead.ts';

/**
 * Rules.md 4: can an event of so many rounds still be played to its end without a forbidden game? For a Swiss from what
 * is on record; a round robin has the rounds of its tables, a knockout those of its bracket.
 *
 * @param tournament every round on record is complete
 * @returns nothing when it can, or what is to be told: that it cannot, or that it may go wrong
 */
export function roundsOutlook(event: Tournament, rounds: number): Problem | undefined {
  const tournament = unitsOf(event);
  if (tournament === undefined) {
    return undefined;
  }
  switch (tournament.settings.system) {
    case 'dutch':
    case 'adjusted':
    case 'drawn':
      return swissOutlook(tournament, rounds);
    case 'round-robin': {
      const most = tournament.settings.cycles * roundsOfCycle(tableNumbers(tournament).length);
      return rounds > most ? { code: 'roundsOfTable', values: { rounds, most } } : undefined;
    }
    case 'knockout': {
      const most = bracketOf(tournament).rounds.length;
      return rounds > most ? { code: 'roundsOfBracket', values: { rounds, most } } : undefined;
    }
  }
}

/**
 * Rules.md 4: the same before a round that has just been paired is played: who has met and who had which colour is known already, and
 * the results are still open.
 */
export function outlookAfterPairing(
  tournament: Tournament,
  pairing: Pairing,
  rounds: number,
): Problem | undefined {
  const round: Round = {
    number: pairing.round,
    games: pairing.boards.map((board) => ({ ...board, outcome: board.outcome ?? 'draw' })),
    byes: pairing.byes,
  };
  const played = unitsOf({ ...tournament, rounds: [...tournament.rounds, round] });
  return played === undefined ? undefined : told(played, rounds, remaining(played, rounds));
}

/** Whom the system pairs: the players, or the teams (Law 30); of groups by board nothing is foretold. */
function unitsOf(tournament: Tournament): Tournament | undefined {
  const { teamForm } = tournament.settings;
  return teamForm === undefined
    ? tournament
    : teamForm === 'boardGroups'
      ? undefined
      : teamsAsPlayers(tournament);
}

function swissOutlook(tournament: Tournament, rounds: number): Problem | undefined {
  const next = tournament.rounds.length + 1;
  if (next === rounds) {
    return told(tournament, rounds, lastRound(tournament, rounds));
  }
  const ahead = remaining(tournament, rounds);
  const isStuck = ahead.kind === 'impossible' && ahead.lastPossible < next;
  return told(
    tournament,
    rounds,
    isStuck && lastRound(tournament, next).kind === 'sure' ? { ...ahead, lastPossible: next } : ahead,
  );
}

/** Where rematches are announced from some round on, only the rounds before it can be stuck. */
function remaining(tournament: Tournament, rounds: number): LookAhead {
  const { rematchFrom = Infinity } = tournament.settings;
  return rematchFrom <= rounds
    ? lookAhead(tournament, rematchFrom - 1, 'always')
    : lookAhead(tournament, rounds, 'notInLast');
}

/** With one round left nothing is open any more: either it can be paired or it cannot. */
function lastRound(tournament: Tournament, rounds: number): LookAhead {
  const settings = { ...tournament.settings, rounds };
  const result = pairRound({ ...tournament, settings }, rounds);
  return result.ok
    ? { kind: 'sure' }
    : { kind: 'impossible', cause: causeIn(result.problems), lastPossible: rounds - 1 };
}

function causeIn(problems: readonly Problem[]): DeadEndCause {
  const codes = problems.map(({ code }) => code);
  if (codes.includes('noLegalPairingColours')) {
    return 'colours';
  }
  return codes.includes('noLegalPairingBye') ? 'byes' : 'rematches';
}

const causes: Record<DeadEndCause, ProblemCode> = {
  rematches: 'roundsRematches',
  colours: 'roundsColours',
  byes: 'roundsByes',
};

function told(tournament: Tournament, rounds: number, ahead: LookAhead): Problem | undefined {
  const players = tournament.players.filter((each) => isInEvent(each, tournament.rounds.length + 1)).length;
  switch (ahead.kind) {
    case 'sure':
      return undefined;
    case 'impossible':
      return { code: causes[ahead.cause], values: { rounds, players, last: ahead.lastPossible } };
    case 'possible': {
      const stuck = deadEnds(players, rounds);
      return stuck === 0 ? undefined : { code: 'roundsMayFail', values: { rounds, players, stuck } };
    }
    case 'unproved':
      return { code: 'roundsUnproved', values: { rounds, players } };
  }
}

/**
 * For a larger field than was measured: the rate of the largest measured one of the same parity with as many rounds
 * to spare, because dead ends come where few opponents are left.
 */
function deadEnds(players: number, rounds: number): number {
  const measured = Object.keys(deadEndsIn100).map(Number);
  const like = Math.max(...measured.filter((each) => each <= players && (players - each) % 2 === 0));
  return deadEndsIn100[like]?.[rounds - 1 - (players - like)] ?? 0;
}
