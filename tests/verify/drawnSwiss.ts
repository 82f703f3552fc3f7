import type { SimulationOptions } from '../../local/simulate/options.ts';
import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import { lotsFor } from '../../src/lots/draw.ts';
import { maximumMatching, neighbourLists, pairCount } from '../../src/matching/maximumMatching.ts';
import { pairingViolations } from '../../src/systems/checks.ts';
import { pairDrawnSwiss } from '../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import type { Pairing, PairingResult } from '../../src/tournament/pairing.ts';
import { afterRound, type Tournament } from '../../src/tournament/tournament.ts';
import {
  bestRounds,
  compare,
  everyRound,
  floatersIn,
  inForce,
  isThird,
  isWide,
  keyOfPairing,
  leastKey,
  peopleOf,
  wayToMeet,
  type WayToMeet,
} from '../systems/drawnSwiss/everyRound.ts';
import { eventfulOptions } from './eventOptions.ts';
import type { Verification } from './verify.ts';

interface Findings {
  events: number;
  rounds: number;
  thirdColours: number;
  differences: number;
  withoutPermission: number;
  deadEnds: number;
  searched: number;
  readonly failures: string[];
}

/** Fields up to this size are searched through: up to 945 complete rounds. */
const searchable = 10;

/**
 * Rules.md 4 and 6 over whole simulated events, 6–120 players, with byes, forfeits, withdrawals and late entries. All
 * that is asked of a round is worked out from the record by `everyRound.ts`, not by the room.
 */
export function verifyDrawnSwiss(count = 10_000, first = 1): Verification {
  const findings: Findings = {
    events: 0,
    rounds: 0,
    thirdColours: 0,
    differences: 0,
    withoutPermission: 0,
    deadEnds: 0,
    searched: 0,
    failures: [],
  };
  for (let seed = first; seed < first + count; seed += 1) {
    verifyEvent(optionsOf(seed), findings);
  }
  return {
    passed: findings.rounds + findings.deadEnds - findings.failures.length,
    failed: findings.failures.length,
    lines: [
      `seeds ${first}–${first + count - 1}: ${findings.events} events, ${findings.rounds} rounds, no rematch, nobody byed twice`,
      `third colour running: ${findings.thirdColours} players, each in a last round between equal scores that needed it`,
      `difference above its limit: ${findings.differences} players, no round complete without`,
      `${findings.withoutPermission} last rounds in which nothing yields, each as it is without the permission to yield`,
      `dead ends: ${findings.deadEnds}, in none of them a legal pairing exists`,
      `${findings.searched} rounds of up to ${searchable} players equal the best of an exhaustive search in yields, bye, floaters and repeated floats`,
      ...findings.failures.slice(0, 20),
    ],
  };
}

function optionsOf(seed: number): SimulationOptions {
  const lots = lotsFor(String(seed), 'verify drawn');
  const players = lots.next(3) === 0 ? 6 + lots.next(115) : 6 + lots.next(35);
  return {
    system: 'drawn',
    players,
    rounds: Math.min(3 + lots.next(10), players - 1),
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
  for (const { number: round, games, byes } of tournament.rounds) {
    findings.rounds += 1;
    const pairing: Pairing = { round, boards: games, byes, notes: [] };
    const before = playersAsOf(afterRound(tournament, round - 1), round);
    verifyRound(before, pairing, findings, (what) => failed(round, what));
  }
  if (stopped.some((problem) => problem.code !== 'noPlayers')) {
    findings.deadEnds += 1;
    const round = tournament.rounds.length + 1;
    const mended = canComplete(tournament, round, () => true);
    const small = peopleOf(tournament, round).length <= searchable;
    if (mended || (small && everyRound(tournament, round).length > 0)) {
      failed(round, 'refused, but a legal pairing exists');
    }
  }
}

/** Byes that the pairing itself gave stand in the record only; a bye asked for later has not been asked for yet. */
function playersAsOf(tournament: Tournament, round: number): Tournament {
  const players = tournament.players.map((player) => ({
    ...player,
    byes: player.byes.filter((bye) => bye.round <= round),
  }));
  return { ...tournament, players };
}

function verifyRound(
  before: Tournament,
  pairing: Pairing,
  findings: Findings,
  failed: (what: string) => void,
): void {
  pairingViolations(before, pairing).forEach((each) => failed(JSON.stringify(each)));
  verifyColours(before, pairing, findings, failed);
  const people = peopleOf(before, pairing.round);
  if (people.length <= searchable && pairing.round > 1) {
    findings.searched += 1;
    const { key: own, bye, repeatedFloats } = keyOfPairing(before, pairing);
    const every = everyRound(inForce(before, pairing.round), pairing.round);
    const least = leastKey(every) ?? [];
    if (compare(own, least) !== 0) {
      failed(`costs ${own.join()}, the best costs ${least.join()}`);
    } else if (bestRounds(every, bye).every((best) => best.repeatedFloats < repeatedFloats)) {
      failed(`${repeatedFloats} floats are repeated, fewer need be`);
    }
  }
}

/** Counts who goes beyond a bound, and asks whether the round could have been completed without. */
function verifyColours(
  before: Tournament,
  pairing: Pairing,
  findings: Findings,
  failed: (what: string) => void,
): void {
  const { round } = pairing;
  const people = new Map(peopleOf(before, round).map((one) => [one.number, one]));
  const seats = pairing.boards.flatMap(({ white, black }) => [
    { one: people.get(white)!, other: people.get(black)!, colour: 'white' as const },
    { one: people.get(black)!, other: people.get(white)!, colour: 'black' as const },
  ]);
  const third = seats.filter(({ one, colour }) => isThird(one, colour));
  const wide = seats.filter(({ one, colour }) => isWide(one, colour));
  findings.thirdColours += third.length;
  findings.differences += wide.length;
  third
    .filter(({ one, other }) => round !== before.settings.rounds || one.score !== other.score)
    .forEach(({ one }) => failed(`${one.number} has a colour for the third time running`));
  if (third.length === 0 && round === before.settings.rounds) {
    verifyPermission(before, pairing, findings, failed);
  }
  if (third.length > 0 && !thirdWasForced(before, pairing)) {
    failed('a third colour running was not needed to keep equal scores together');
  }
  const rules = third.length > 0 ? before : strictly(before, round);
  if (wide.length > 0 && canComplete(rules, round, (way) => way.strain[0] === 0)) {
    failed('the difference of colours need not have yielded');
  }
}

/** Law 27: without the permission the round is impossible, or more players leave their groups. */
function thirdWasForced(before: Tournament, pairing: Pairing): boolean {
  const strict = asIfMoreRoundsCame(before, pairing.round);
  if (!strict.ok) {
    return true;
  }
  const [own, other] = [pairing, strict.pairing].map((each) => floatersIn(keyOfPairing(before, each).key));
  return compare(own!, other!) < 0;
}

/** Law 27: where nothing yields the permission has changed nothing, not even a lot. */
function verifyPermission(
  before: Tournament,
  pairing: Pairing,
  findings: Findings,
  failed: (what: string) => void,
): void {
  findings.withoutPermission += 1;
  const strict = asIfMoreRoundsCame(before, pairing.round);
  const boards = (each: Pairing): string =>
    JSON.stringify(each.boards.map(({ white, black }) => [white, black]));
  if (!strict.ok || boards(strict.pairing) !== boards(pairing)) {
    failed('nothing yields, but the round is not the one without the permission');
  }
}

/** Before the last round the third colour never yields. */
function asIfMoreRoundsCame(before: Tournament, round: number): PairingResult {
  return pairDrawnSwiss(strictly(before, round), round);
}

function strictly(before: Tournament, round: number): Tournament {
  return { ...before, settings: { ...before.settings, rounds: round + 1 } };
}

function canComplete(tournament: Tournament, round: number, allowed: (way: WayToMeet) => boolean): boolean {
  const people = peopleOf(tournament, round);
  const n = people.length + (people.length % 2);
  const neighbours = neighbourLists(n, (a, b) => {
    if (b >= people.length) {
      return !people[a]!.barredFromBye;
    }
    const way = wayToMeet(tournament, round, people[a]!, people[b]!);
    return way !== undefined && allowed(way);
  });
  return pairCount(maximumMatching(neighbours)) * 2 === n;
}
