import { lotsFor, type Lots } from '../../lots/draw.ts';
import { completionsOf } from '../../matching/completions.ts';
import type { PairedBye, Pairing, PairingResult } from '../../tournament/pairing.ts';
import { grantedByes } from '../../tournament/participants.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Problem } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { inBoardOrder, type BoardRank } from '../swiss/boardOrder.ts';
import { drawBye, type DrawnBye } from './bye.ts';
import { bestRound } from './conditions.ts';
import { drawGroup, type Draw, type DrawnPair } from './drawGroup.ts';
import type { Drawing, FloatDown } from './drawings.ts';
import { fieldOf, type Contestant, type Field } from './field.ts';
import { pairFirstRound } from './firstRound.ts';
import { drawingNote, yieldNotes } from './notes.ts';
import { conditionsOf, type Conditions } from './lastRound.ts';
import { whyNotPairable } from './refusal.ts';

export interface DrawnSwissRound {
  readonly result: PairingResult;
  /** Every lot in the order in which it was drawn. */
  readonly drawings: readonly Drawing[];
  /** Who left a group, from the top, where it was asked for. */
  readonly floats: readonly FloatDown[];
  /** The rules under which was drawn; none where the round was refused. */
  readonly field?: Field;
}

/** Law 29, the Swiss by draw of lots (Đại tuần hoàn): see `pair.ts` for what goes in. */
export function pairDrawnSwiss(tournament: Tournament, round: number): PairingResult {
  return decideDrawnSwiss(tournament, round).result;
}

/**
 * The same, with every draw of lots. All lots of a round come from the purpose `round N` of the draw seed.
 *
 * @param floats whether to work out who else was open to those who left their groups: asking changes no lot
 */
export function decideDrawnSwiss(
  tournament: Tournament,
  round: number,
  floats: 'withFloats' | 'withoutFloats' = 'withoutFloats',
): DrawnSwissRound {
  const lots = lotsFor(tournament.settings.drawSeed, `round ${round}`);
  const field = fieldOf(tournament, round, lots);
  if (field.contestants.length < 2) {
    return refused({ code: 'noPlayers', values: { round } });
  }
  const seated = seat(tournament, field, lots);
  if (seated === undefined) {
    return refused(whyNotPairable(field));
  }
  const draw = startDraw(seated, lots, floats === 'withFloats' ? [] : undefined);
  if (round === 1) {
    pairFirstRound(draw, seated.players);
  } else {
    drawFromTheTop(draw);
  }
  return finish(tournament, draw, seated.bye);
}

function refused(problem: Problem): DrawnSwissRound {
  return { result: { ok: false, problems: [problem] }, drawings: [], floats: [] };
}

interface Seated extends Conditions {
  readonly players: readonly Contestant[];
  readonly bye?: DrawnBye;
}

/** Who plays: in an odd field the bye is drawn first. `undefined` when nobody can have it and the others be paired. */
function seat(tournament: Tournament, everybody: Field, lots: Lots): Seated | undefined {
  const { contestants } = everybody;
  const isOdd = contestants.length % 2 === 1;
  const conditions = conditionsOf(tournament, everybody, isOdd ? 'anyFloats' : 'avoidRepeated');
  if (conditions === undefined || !isOdd) {
    return conditions && { ...conditions, players: contestants };
  }
  const { field } = conditions;
  const bye = drawBye(lots, contestants, conditions.best);
  const players = contestants.filter((each) => each !== bye.drawn);
  const best = bestRound(field, players, 'avoidRepeated');
  return best && { field, best, players, bye };
}

function startDraw({ field, players, best }: Seated, lots: Lots, floats: FloatDown[] | undefined): Draw {
  const vertex = new Map(players.map((each, index) => [each, index]));
  return { field, lots, completions: completionsOf(best), vertex, pairs: [], drawings: [], floats };
}

/** Law 29.3: from the group with the most points down; who finds no opponent draws in the next group. */
function drawFromTheTop(draw: Draw): void {
  let floaters: readonly Contestant[] = [];
  for (let group = 0; group < draw.field.groupCount; group += 1) {
    floaters = drawGroup(draw, group, floaters);
  }
  if (floaters.length > 0) {
    throw new Error('Law 29.4.3: somebody was left without an opponent');
  }
}

function finish(tournament: Tournament, draw: Draw, bye: DrawnBye | undefined): DrawnSwissRound {
  const { field } = draw;
  const drawings = [...subgroupDrawings(field), ...byeDrawing(bye), ...draw.drawings];
  const pairs = [...draw.pairs].sort((a, b) => inBoardOrder(rankOf(a), rankOf(b)));
  const byes: PairedBye[] = [
    ...(bye === undefined ? [] : [{ player: bye.drawn.player.number, outcome: 'pairingBye' as const }]),
    ...grantedByes(tournament.players, field.round),
  ];
  const pairing: Pairing = {
    round: field.round,
    boards: pairs.map(({ white, black }, index) => ({
      board: index + 1,
      white: white.player.number,
      black: black.player.number,
    })),
    byes,
    notes: [...pairs.flatMap((pair) => yieldNotes(field, pair)), ...drawings.map(drawingNote)],
  };
  return { result: { ok: true, pairing }, drawings, floats: draw.floats ?? [], field };
}

function rankOf({ white, black }: DrawnPair): BoardRank {
  return {
    scores: [white.score, black.score],
    number: Math.min(white.player.number, black.player.number),
  };
}

function subgroupDrawings(field: Field): Drawing[] {
  return field.drawnSubgroups.map((each) => ({
    kind: 'subgroup',
    player: each.player.number,
    drawn: each.subgroup,
  }));
}

function byeDrawing(bye: DrawnBye | undefined): Drawing[] {
  if (bye === undefined) {
    return [];
  }
  const numbers = (players: readonly Contestant[]): PlayerNumber[] =>
    players.map((each) => each.player.number);
  return [
    {
      kind: 'bye',
      among: numbers(bye.among),
      drawn: bye.drawn.player.number,
      barred: numbers(bye.barred),
      void: numbers(bye.void),
    },
  ];
}
