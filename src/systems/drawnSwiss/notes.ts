import type { ByColour, Colour } from '../../tournament/colour.ts';
import type { Note, ProblemCode } from '../../tournament/problem.ts';
import { differenceAfter, differenceLimit, isThirdRunning } from './bounds.ts';
import type { DrawnPair } from './drawGroup.ts';
import type { ColourGiven, Drawing } from './drawings.ts';
import type { Contestant, Field } from './field.ts';

/** Rules.md 1: each draw and its outcome is a line of the Log sheet. */
export function drawingNote(drawing: Drawing): Note {
  switch (drawing.kind) {
    case 'bye':
      return { code: 'drewBye', values: { player: drawing.drawn, among: drawing.among.join(', ') } };
    case 'subgroup':
      return { code: 'drewSubgroup', values: { player: drawing.player, subgroup: drawing.drawn } };
    case 'opponent':
      return {
        code: colourCodes[drawing.colourGiven.by],
        values: {
          clause: drawing.clause,
          player: drawing.drawer,
          opponent: drawing.drawn,
          among: drawing.among.join(', '),
          white: drawing.colour === 'white' ? drawing.drawer : drawing.drawn,
          ...boundOf(drawing.colourGiven),
        },
      };
  }
}

const colourCodes: Record<ColourGiven['by'], ProblemCode> = {
  clause: 'drewOpponent',
  outerSubgroup: 'drewOpponent',
  leaning: 'drewOpponentLeaning',
  lot: 'drewOpponentAndColour',
  bound: 'drewOpponentBound',
};

function boundOf(given: ColourGiven): Note['values'] {
  return given.by === 'bound' ? { bound: given.player } : {};
}

/** Rules.md 4: every yield is said, with the player for whom a rule gave way. */
export function yieldNotes(field: Field, { white, black }: DrawnPair): Note[] {
  const sides: ByColour<Contestant> = { white, black };
  const meeting = field.meeting(white, black)!;
  const pair = { player: white.player.number, opponent: black.player.number };
  return [
    ...(meeting.rematch ? [{ code: 'rematchYielded' as const, values: pair }] : []),
    ...(meeting.keptApart ? [{ code: 'keepApartYielded' as const, values: pair }] : []),
    ...colourYields(sides, 'white'),
    ...colourYields(sides, 'black'),
  ];
}

/** Law 27, 29.4.2: a third colour running, or a difference beyond the limit. */
function colourYields(sides: ByColour<Contestant>, colour: Colour): Note[] {
  const { player, history } = sides[colour];
  const who = { player: player.number, name: player.name };
  const difference = differenceAfter(history.colours, colour);
  const limit = differenceLimit(history.colours.length + 1);
  return [
    ...(isThirdRunning(history.colours, colour)
      ? [{ code: 'thirdColourYielded' as const, values: who }]
      : []),
    ...(difference > limit
      ? [{ code: 'colourDifferenceYielded' as const, values: { ...who, difference, limit } }]
      : []),
  ];
}
