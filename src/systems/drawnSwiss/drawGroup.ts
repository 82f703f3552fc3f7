import { drawOne, drawOrder, type Lots } from '../../lots/draw.ts';
import { canFix, fixPair, type Completions } from '../../matching/completions.ts';
import type { Colour } from '../../tournament/colour.ts';
import { drawSteps, floaterStep, type DrawStep } from './drawOrder.ts';
import { colourGiven } from './colourGiven.ts';
import type { DrawClause, Drawing, FloatDown, PassedOver } from './drawings.ts';
import { barBetween, type Contestant, type Field } from './field.ts';

export interface DrawnPair {
  readonly white: Contestant;
  readonly black: Contestant;
}

/** A round while it is being drawn. The vertex of a contestant in `completions` is his place in `players`. */
export interface Draw {
  readonly field: Field;
  readonly lots: Lots;
  readonly completions: Completions;
  readonly vertex: ReadonlyMap<Contestant, number>;
  readonly pairs: DrawnPair[];
  readonly drawings: Drawing[];
  /** `undefined`: nobody asks who went down and why. */
  readonly floats: FloatDown[] | undefined;
}

/**
 * Law 29.3: draws one score group. The floaters from above draw first, then the subgroups in their order. A draw after
 * which the round could no longer be completed under its conditions would be void (29.4.1, 29.4.3), so it is never made.
 *
 * @returns who goes down to the next group (↓), floaters who passed through included
 */
export function drawGroup(draw: Draw, group: number, floaters: readonly Contestant[]): Contestant[] {
  const own = draw.field.contestants.filter((each) => draw.vertex.has(each) && each.group === group);
  const left = new Set(own);
  const open = draw.floats && openPartners(draw, [...floaters, ...own]);
  const passing = inFloaterOrder(draw, floaters).filter((floater) => !drawForFloater(draw, floater, left));
  for (const step of drawSteps) {
    drawByStep(draw, step, left);
  }
  const leaving = [...passing, ...left];
  if (open !== undefined) {
    draw.floats?.push(...floatsDown(draw, group, leaving, open));
  }
  return leaving;
}

/** With whom each of the group can still be drawn. */
function openPartners(draw: Draw, players: readonly Contestant[]): Map<Contestant, readonly Contestant[]> {
  return new Map(
    players.map((each) => [each, players.filter((other) => other !== each && canMeet(draw, each, other))]),
  );
}

function floatsDown(
  { field }: Draw,
  group: number,
  leaving: readonly Contestant[],
  open: ReadonlyMap<Contestant, readonly Contestant[]>,
): FloatDown[] {
  const score = field.contestants.find((each) => each.group === group)!.score;
  return leaving.map((each) => ({
    player: each.player.number,
    score,
    players: [...open.keys()].map(numberOf),
    leaving: leaving.map(numberOf),
    open: open.get(each)!.map(numberOf),
  }));
}

function numberOf({ player }: Contestant): Contestant['player']['number'] {
  return player.number;
}

/** Law 29.3.5–6: floaters with more points draw first; a lot orders equals. */
function inFloaterOrder(draw: Draw, floaters: readonly Contestant[]): Contestant[] {
  return drawOrder(draw.lots, floaters).sort((a, b) => b.score - a.score);
}

/** Law 29.3.5–6, and rules.md 6 (0): where these offer nobody, any legal opponent of the group. */
function drawForFloater(draw: Draw, floater: Contestant, left: Set<Contestant>): boolean {
  const { clause, partners, colour } = floaterStep(floater.subgroup);
  const named = [...left].filter((each) => partners.includes(each.subgroup));
  return (
    drawPartner(draw, { clause, drawer: floater, partners: named, colour }, left) ||
    drawPartner(draw, { clause: '29.3', drawer: floater, partners: [...left], preferred: colour }, left)
  );
}

function drawByStep(draw: Draw, step: DrawStep, left: Set<Contestant>): void {
  const drawers = [...left].filter((each) => step.drawers.includes(each.subgroup));
  for (const drawer of drawOrder(draw.lots, drawers)) {
    if (left.has(drawer)) {
      const partners = [...left].filter((each) => step.partners.includes(each.subgroup));
      drawPartner(draw, { ...step, drawer, partners }, left);
    }
  }
}

/** One draw: who draws, from whom, under which clause. */
export interface Call {
  readonly clause: DrawClause;
  readonly drawer: Contestant;
  readonly partners: readonly Contestant[];
  /** The drawer must have this colour. */
  readonly colour?: Colour;
  /** The drawer has this colour where it is legal. */
  readonly preferred?: Colour;
}

/** Rules.md 1: uniform among the partners with whom the round can still be completed. `false` when there is none. */
function drawPartner(draw: Draw, call: Call, left: Set<Contestant>): boolean {
  const { drawer } = call;
  const among = call.partners.filter(
    (partner) => coloursOpen(draw, call, partner).length > 0 && canMeet(draw, drawer, partner),
  );
  if (among.length === 0) {
    return false;
  }
  const drawn = drawOne(draw.lots, among);
  const colours = coloursOpen(draw, call, drawn);
  const colour = drawOne(draw.lots, colours);
  fixPair(draw.completions, draw.vertex.get(drawer)!, draw.vertex.get(drawn)!);
  left.delete(drawer);
  left.delete(drawn);
  draw.pairs.push(colour === 'white' ? { white: drawer, black: drawn } : { white: drawn, black: drawer });
  draw.drawings.push({
    kind: 'opponent',
    clause: call.clause,
    score: drawn.score,
    drawer: drawer.player.number,
    among: among.map(numberOf),
    passedOver: passedOver(draw, call, among),
    drawn: drawn.player.number,
    colour,
    colourGiven: colourGiven(draw.field, call, drawn, colour),
  });
  return true;
}

/** Everybody whom the clause names and who could not be drawn, by what stood against him. */
function passedOver(draw: Draw, call: Call, among: readonly Contestant[]): PassedOver {
  const { drawer } = call;
  const others = call.partners.filter((each) => each !== drawer && !among.includes(each));
  const against = (each: Contestant): keyof PassedOver =>
    draw.field.meeting(drawer, each) === undefined
      ? barBetween(draw.field, drawer, each)
      : coloursOpen(draw, call, each).length === 0
        ? 'colours'
        : 'void';
  const found = others.map((each) => [against(each), each.player.number] as const);
  const those = (kind: keyof PassedOver) => found.flatMap(([of, number]) => (of === kind ? [number] : []));
  return { met: those('met'), apart: those('apart'), colours: those('colours'), void: those('void') };
}

/** Law 29.4.1, 29.4.3: the round can still be completed under its conditions with this pair. */
function canMeet(draw: Draw, a: Contestant, b: Contestant): boolean {
  return canFix(draw.completions, draw.vertex.get(a)!, draw.vertex.get(b)!);
}

/** The colours the drawer may have against this partner under the call. */
function coloursOpen(draw: Draw, call: Call, partner: Contestant): readonly Colour[] {
  const legal = draw.field.coloursOf(call.drawer, partner);
  const wanted = call.colour ?? (legal.includes(call.preferred!) ? call.preferred : undefined);
  return wanted === undefined ? legal : legal.filter((colour) => colour === wanted);
}
