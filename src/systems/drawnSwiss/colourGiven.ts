import { otherColour, type Colour } from '../../tournament/colour.ts';
import { compareStrain } from './bounds.ts';
import type { ColourGiven, DrawClause } from './drawings.ts';
import type { Contestant, Field } from './field.ts';

/** What a draw says of colours: see `Call` in `drawGroup.ts`. */
interface ColourCall {
  readonly clause: DrawClause;
  readonly drawer: Contestant;
  readonly colour?: Colour;
  readonly preferred?: Colour;
}

/** Law 29.2, 29.3, 29.4.2: what gave the drawer this colour against whom he drew. */
export function colourGiven(field: Field, call: ColourCall, drawn: Contestant, colour: Colour): ColourGiven {
  const { drawer, clause } = call;
  const { subgroup } = drawer;
  if (call.colour !== undefined && clause !== '29.3') {
    return { by: 'clause' };
  }
  if (field.coloursOf(drawer, drawn).length === 1) {
    return bound(drawer, drawn, colour);
  }
  if (call.colour === undefined && call.preferred === undefined) {
    return { by: 'lot' };
  }
  return { by: subgroup === 1 || subgroup === 4 ? 'outerSubgroup' : 'leaning', subgroup };
}

/** Law 29.4.2: which of the two the other colours would ask more of. */
function bound(drawer: Contestant, drawn: Contestant, colour: Colour): ColourGiven {
  const other = otherColour(colour);
  const asksMore = (each: Contestant, has: Colour): boolean =>
    compareStrain(each.strains[has], each.strains[otherColour(has)]) < 0;
  const [who, has] = asksMore(drawer, colour) ? [drawer, colour] : [drawn, other];
  const isThird = who.strains[otherColour(has)].third > who.strains[has].third;
  return { by: 'bound', player: who.player.number, bound: isThird ? 'third' : 'wide' };
}
