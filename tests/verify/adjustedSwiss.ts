import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import type { SimulationOptions } from '../../local/simulate/options.ts';
import { lotsFor } from '../../src/lots/draw.ts';
import { pairingViolations } from '../../src/systems/checks.ts';
import { colourDifference, historyOf, type PlayerHistory } from '../../src/tournament/history.ts';
import { playersToPair } from '../../src/tournament/participants.ts';
import type { Pairing } from '../../src/tournament/pairing.ts';
import { afterRound, type Tournament } from '../../src/tournament/tournament.ts';
import { hasCompletePairing } from './legalPairing.ts';
import { eventfulOptions } from './eventOptions.ts';
import type { Verification } from './verify.ts';

interface Findings {
  events: number;
  rounds: number;
  yields: number;
  deadEnds: number;
  readonly failures: string[];
}

/** Rules.md 4 and 5 over whole simulated events: 6–120 players, byes, forfeits, withdrawals, late entries. */
export function verifyAdjustedSwiss(count = 10_000): Verification {
  const findings: Findings = { events: 0, rounds: 0, yields: 0, deadEnds: 0, failures: [] };
  for (let seed = 1; seed <= count; seed += 1) {
    verifyEvent(optionsOf(seed), findings);
  }
  return {
    passed: findings.rounds - findings.failures.length,
    failed: findings.failures.length,
    lines: [
      `seeds 1–${count}: ${findings.events} events, ${findings.rounds} rounds`,
      `${findings.yields} colour limits yielded, all in a last round between equal scores that could not be paired otherwise`,
      `${findings.deadEnds} dead ends, each confirmed by exhaustive search where up to 12 players were left`,
      ...findings.failures.slice(0, 20),
    ],
  };
}

function optionsOf(seed: number): SimulationOptions {
  const lots = lotsFor(String(seed), 'verify adjusted');
  const players = lots.next(4) === 0 ? 6 + lots.next(115) : 6 + lots.next(40);
  return {
    system: 'adjusted',
    players,
    rounds: Math.min(3 + lots.next(9), players - 1),
    seed: String(seed),
    ...eventfulOptions,
  };
}

function verifyEvent(options: SimulationOptions, findings: Findings): void {
  const { tournament, stopped } = simulateTournament(options);
  findings.events += 1;
  const failed = (round: number, what: string): void => {
    findings.failures.push(`seed ${options.seed}, ${options.players} players, round ${round}: ${what}`);
  };
  for (const round of tournament.rounds) {
    findings.rounds += 1;
    const before = afterRound(tournament, round.number - 1);
    const pairing: Pairing = {
      round: round.number,
      boards: round.games,
      byes: round.byes,
      notes: [],
    };
    const violations = pairingViolations(before, pairing);
    violations.forEach((each) => failed(round.number, JSON.stringify(each)));
    coloursOver(before, pairing).forEach((each) => {
      if (round.number === options.rounds && each.equalScores) {
        findings.yields += 1;
      } else {
        failed(round.number, each.what);
      }
    });
  }
  if (stopped.length > 0) {
    findings.deadEnds += 1;
    const round = tournament.rounds.length + 1;
    const left = playersToPair(tournament.players, round).length;
    if (left <= 12 && left > 1 && couldBePaired(tournament, round)) {
      failed(round, 'refused, but a legal pairing exists');
    }
  }
}

function coloursOver(before: Tournament, pairing: Pairing): { what: string; equalScores: boolean }[] {
  const history = historyOf(before);
  return pairing.boards.flatMap((board) => {
    const [white, black] = [history.get(board.white)!, history.get(board.black)!];
    const equalScores = white.scoreBefore[pairing.round - 1] === black.scoreBefore[pairing.round - 1];
    return [!mayHave(white, 1), !mayHave(black, -1)]
      .filter((over) => over)
      .map(() => ({ what: `colour limit broken on board ${board.board}`, equalScores }));
  });
}

function mayHave(own: PlayerHistory, sign: 1 | -1): boolean {
  const colour = sign === 1 ? 'white' : 'black';
  const third = own.colours.length >= 2 && own.colours.slice(-2).every((each) => each === colour);
  return !third && Math.abs(colourDifference(own) + sign) < 3;
}

/** Written apart from the engine: any bye that 28.2 allows, and then any complete legal pairing. */
function couldBePaired(tournament: Tournament, round: number): boolean {
  const history = historyOf(tournament);
  const players = playersToPair(tournament.players, round).map((player) => history.get(player.number)!);
  const legal = (a: PlayerHistory, b: PlayerHistory): boolean =>
    !a.opponents.has(b.player.number) &&
    ((mayHave(a, 1) && mayHave(b, -1)) || (mayHave(a, -1) && mayHave(b, 1)));
  const pairable = (field: readonly PlayerHistory[]): boolean =>
    hasCompletePairing(field.length, (a, b) => legal(field[a]!, field[b]!));
  if (players.length % 2 === 0) {
    return pairable(players);
  }
  const mayRest = (own: PlayerHistory): boolean =>
    !own.entries.some((entry) => !entry.played && entry.points >= tournament.settings.points.win);
  return players.some((bye) => mayRest(bye) && pairable(players.filter((each) => each !== bye)));
}
