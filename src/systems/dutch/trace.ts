import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import { restricted } from '../../matching/weightedDigits.ts';
import { heaviestPerfectMatching } from '../../matching/weightedMatching.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { HalfPoints } from '../../tournament/points.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { type Bracket, byeIsHere, type PairedBracket, scoresOf } from './bracket.ts';
import { bracketGraph, type BracketLayout } from './bracketGraph.ts';
import { qualityCriteria, type QualityCode, type Rung } from './criteria.ts';
import type { Field } from './field.ts';
import { pairField } from './pairField.ts';
import { costOf } from './rungCosts.ts';
import { fieldToPair } from './roundOutlook.ts';
import { wholeFieldLayout } from './wholeField.ts';

/** What stood against a pair, or a downfloater, of the first candidate. */
export type Objection =
  /** C1 or C3 (or players kept apart): the two may not meet. */
  | 'absolute'
  /** C4 and C5: with it the round could not be completed, or the bye would go to a higher score. */
  | 'completion'
  | QualityCode
  /** As good by every criterion, but generated later (articles 3.6, 3.7 and 4). */
  | 'order';

/** A pair, the higher ranked player first. */
export interface TracedPair {
  readonly higher: PlayerNumber;
  readonly lower: PlayerNumber;
}

/** What the engine decided in one bracket. Players in the order of article 1.2. */
export interface BracketTrace {
  readonly score: HalfPoints;
  readonly residents: readonly PlayerNumber[];
  readonly mdps: readonly PlayerNumber[];
  /** MDPs that were not paired here (3.2.4). */
  readonly limbo: readonly PlayerNumber[];
  readonly pairs: readonly TracedPair[];
  readonly downfloaters: readonly PlayerNumber[];
  /** As few as could leave the bracket if nothing were asked of the rest of the round; reckoned only when asked. */
  readonly fewestFloaters: () => number;
  /** The pairs of the first candidate (3.3), made or not. */
  readonly naturalPairs: readonly TracedPair[];
  /** Those whom the first candidate leaves over: the last ones. */
  readonly naturalFloaters: readonly PlayerNumber[];
  /** What stood against a pair that was not made; reckoned only when asked. */
  readonly objectionToPair: (pair: TracedPair) => Objection;
  /** What stood against the downfloat of a player of the bracket who was paired; reckoned only when asked. */
  readonly objectionToFloater: (player: PlayerNumber) => Objection;
}

/** Pairs a round and tells what was decided in each bracket; undefined when there is no legal pairing. */
export function traceDutch(tournament: Tournament, round: number): BracketTrace[] | undefined {
  const field = fieldToPair(tournament, round);
  if (field === undefined) {
    return undefined;
  }
  const traces: BracketTrace[] = [];
  pairField(field, (bracket, paired) => traces.push(traceOf(field, bracket, paired)));
  return traces;
}

function traceOf(field: Field, bracket: Bracket, paired: PairedBracket): BracketTrace {
  const number = (place: number): PlayerNumber => field.players[place]!.number;
  const asNumbers = ([higher, lower]: readonly [number, number]): TracedPair => ({
    higher: number(higher),
    lower: number(lower),
  });
  const places = new Map([...bracket.mdps, ...bracket.residents].map((place) => [number(place), place]));
  const natural = firstCandidate(bracket, paired);
  let asked: Question | undefined;
  const question = (): Question => (asked ??= questionOf(field, bracket, paired));
  return {
    score: field.players[bracket.residents[0]!]!.score as HalfPoints,
    residents: bracket.residents.map(number),
    mdps: bracket.mdps.map(number),
    limbo: bracket.mdps.filter((mdp) => paired.downfloaters.includes(mdp)).map(number),
    pairs: paired.pairs.map(asNumbers),
    downfloaters: paired.downfloaters.map(number),
    fewestFloaters: () => fewestFloaters(field, [...bracket.mdps, ...bracket.residents]),
    naturalPairs: natural.pairs.map(asNumbers),
    naturalFloaters: natural.floaters.map(number),
    objectionToPair: ({ higher, lower }) =>
      objectionToPair(question(), places.get(higher)!, places.get(lower)!),
    objectionToFloater: (player) => objectionToFloater(question(), places.get(player)!),
  };
}

/** 2.4.1 [C6] alone, without 2.2 [C4]. */
function fewestFloaters({ compatible, size }: Field, places: readonly number[]): number {
  const neighbours = neighbourLists(
    places.length,
    (a, b) => compatible[places[a]! * size + places[b]!] === 1,
  );
  return places.length - 2 * pairCount(maximumMatching(neighbours));
}

/** 3.3: MDPs with the first residents, then the upper half of the remainder with the lower one; the last float. */
function firstCandidate(
  bracket: Bracket,
  paired: PairedBracket,
): { pairs: (readonly [number, number])[]; floaters: readonly number[] } {
  const staying = bracket.mdps.filter((mdp) => !paired.downfloaters.includes(mdp));
  const met = new Set(paired.pairs.filter(([one]) => staying.includes(one)).map(([, two]) => two));
  const remainder = bracket.residents.filter((place) => !met.has(place));
  const pairs = paired.pairs.length - staying.length;
  return {
    pairs: [
      ...staying.map((mdp, at) => [mdp, bracket.residents[at]!] as const),
      ...remainder.slice(0, pairs).map((upper, at) => [upper, remainder[pairs + at]!] as const),
    ],
    floaters: remainder.slice(2 * pairs),
  };
}

/** The bracket with everybody below, and the costs of what was chosen. */
interface Question {
  readonly layout: BracketLayout;
  readonly rungs: readonly Rung[];
  readonly vertexOf: ReadonlyMap<number, number>;
  readonly chosen: readonly number[];
}

function questionOf(field: Field, bracket: Bracket, paired: PairedBracket): Question {
  const layout = wholeFieldLayout(field, bracket);
  const floaterHasBye = byeIsHere(field, bracket) && paired.downfloaters.length === 1;
  const rungs = qualityCriteria(scoresOf(field, bracket, floaterHasBye));
  const places = [...bracket.mdps, ...bracket.residents, ...bracket.next, ...bracket.below];
  const vertexOf = new Map(places.map((place, vertex) => [place, vertex]));
  const partner = new Map(paired.pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]));
  const own = layout.mdps + layout.residents;
  const kept = restricted(bracketGraph(layout, rungs).graph, (one, two) => {
    const wanted = partner.get(places[one]!);
    return wanted === undefined ? one >= own || two >= own : wanted === places[two];
  });
  return { layout, rungs, vertexOf, chosen: costsOf(layout, rungs, heaviestPerfectMatching(kept)!.mate) };
}

function objectionToPair(question: Question, higher: number, lower: number): Objection {
  const { layout, vertexOf } = question;
  const one = vertexOf.get(higher)!;
  const two = vertexOf.get(lower)!;
  return layout.exists[one * layout.players.length + two] === 1
    ? objectionTo(question, (a, b) => (a === one ? b === two : b !== one || a === two))
    : 'absolute';
}

function objectionToFloater(question: Question, player: number): Objection {
  const { layout, vertexOf } = question;
  const floater = vertexOf.get(player)!;
  const own = layout.mdps + layout.residents;
  return objectionTo(question, (a, b) => (a === floater ? b >= own : b !== floater || a >= own));
}

/** The first criterion that the best candidate of this kind satisfies less well than what was chosen. */
function objectionTo(question: Question, allowed: (one: number, two: number) => boolean): Objection {
  const { layout, rungs, chosen } = question;
  const best = heaviestPerfectMatching(restricted(bracketGraph(layout, rungs).graph, allowed));
  if (best === undefined) {
    return 'completion';
  }
  const costs = costsOf(layout, rungs, best.mate);
  const worse = rungs.findIndex((_, at) => costs[at] !== chosen[at]);
  return worse === -1 ? 'order' : rungs[worse]!.code;
}

function costsOf(layout: BracketLayout, rungs: readonly Rung[], mate: Int32Array): number[] {
  return rungs.map((rung) => costOf(layout, rung, mate));
}
