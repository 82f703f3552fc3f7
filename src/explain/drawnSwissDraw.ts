import { conditionAgainst, type ConditionKind } from '../systems/drawnSwiss/conditions.ts';
import type { ColourGiven, Drawing, OpponentDrawing } from '../systems/drawnSwiss/drawings.ts';
import type { Contestant, Field } from '../systems/drawnSwiss/field.ts';
import { otherColour } from '../tournament/colour.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { onePlayer, reason, type Reason, type ReasonCode } from './reasons.ts';

/** A round as it was drawn. */
export interface DrawnRound {
  readonly field: Field;
  readonly drawings: readonly Drawing[];
  readonly contestant: (player: PlayerNumber) => Contestant;
}

/** Law 29.3: the draw that made a pair, whom it passed over and why, and the colours. */
export function drawReasons(round: DrawnRound, drawing: OpponentDrawing): Reason[] {
  return [drawn(round, drawing), ...passedOver(round, drawing), colourReason(drawing)];
}

function drawn({ contestant }: DrawnRound, drawing: OpponentDrawing): Reason {
  const { among, clause, passedOver } = drawing;
  const drawer = contestant(drawing.drawer);
  const values = {
    drawer: onePlayer(drawing.drawer),
    drawn: onePlayer(drawing.drawn),
    among: { players: among },
    clause: `Law ${clause}`,
  };
  if (clause === '29.3') {
    const [several, only] =
      drawer.score > drawing.score
        ? (['lotDrewFloater', 'lotOnlyFloater'] as const)
        : (['lotDrewRest', 'lotOnlyRest'] as const);
    return reason(among.length > 1 ? several : only, { ...values, subgroup: drawer.subgroup });
  }
  if (among.length > 1) {
    return reason('lotDrew', values);
  }
  const others = Object.values(passedOver).flat().length;
  return reason(others === 0 ? 'lotOnlyLeft' : 'lotOnlyOne', values);
}

/** Each with what stood against him: a game already played, colours, a wish, or what a round with him would have cost. */
function passedOver(round: DrawnRound, drawing: OpponentDrawing): Reason[] {
  const { met, apart, colours } = drawing.passedOver;
  const about = (code: ReasonCode, others: readonly PlayerNumber[]): Reason[] =>
    others.length === 0
      ? []
      : [reason(code, { drawer: onePlayer(drawing.drawer), others: { players: others } })];
  const voids = voidsOf(round, drawing);
  return [
    ...about('lotPassedMet', met),
    ...about('lotPassedApart', apart),
    ...about('lotPassedColours', colours),
    ...voidCodes.flatMap(([code, kinds]) =>
      about(
        code,
        voids.flatMap(([other, kind]) => (kinds.includes(kind) ? [other] : [])),
      ),
    ),
  ];
}

const voidCodes: readonly (readonly [ReasonCode, readonly (ConditionKind | 'completion' | undefined)[]])[] = [
  ['lotVoidCompletion', ['completion']],
  ['lotVoidRematch', ['rematch']],
  ['lotVoidWide', ['wide']],
  ['lotVoidApart', ['apart']],
  ['lotVoidFloaters', ['floaters', 'bye']],
  ['lotVoidThird', ['third']],
  ['lotVoidRepeated', ['repeated']],
];

/** So many are looked at one by one: each asks for the best round with him. */
const mostLookedAt = 8;

function voidsOf(
  { field, drawings, contestant }: DrawnRound,
  drawing: OpponentDrawing,
): (readonly [PlayerNumber, ConditionKind | 'completion' | undefined])[] {
  const opponents = drawings.flatMap((each) => (each.kind === 'opponent' ? [each] : []));
  const pairs = opponents
    .slice(opponents.indexOf(drawing))
    .map((each) => [contestant(each.drawer), contestant(each.drawn)] as const);
  const drawer = contestant(drawing.drawer);
  return drawing.passedOver.void
    .slice(0, mostLookedAt)
    .map((other) => [other, conditionAgainst(field, pairs.flat(), [drawer, contestant(other)], pairs)]);
}

const colourCodes: Record<ColourGiven['by'], ReasonCode> = {
  clause: 'lotColourOfClause',
  outerSubgroup: 'lotColourOuter',
  leaning: 'lotColourLeaning',
  lot: 'lotColour',
  bound: 'lotColourThird',
};

/** Law 29.2, 29.3, 29.4.2. */
function colourReason({ drawer, drawn: opponent, clause, colour, colourGiven }: OpponentDrawing): Reason {
  const values = { drawer: onePlayer(drawer), colour: { colour }, clause: `Law ${clause}` };
  if (colourGiven.by !== 'bound') {
    const subgroup = 'subgroup' in colourGiven ? colourGiven.subgroup : '';
    return reason(colourCodes[colourGiven.by], { ...values, subgroup });
  }
  const { player, bound } = colourGiven;
  const his = player === drawer ? colour : otherColour(colour);
  return reason(bound === 'third' ? 'lotColourThird' : 'lotColourWide', {
    player: onePlayer(player),
    opponent: onePlayer(player === drawer ? opponent : drawer),
    colour: { colour: his },
    other: { colour: otherColour(his) },
  });
}
