import { describe, expect, it } from 'vitest';
import { reasonsFor, valuesOf } from '../../explain/asked.ts';
import { lawCase } from '../../lawCase.ts';
import { decideDrawnSwiss, type DrawnSwissRound } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import type { OpponentDrawing } from '../../../src/systems/drawnSwiss/drawings.ts';
import type { Note } from '../../../src/tournament/problem.ts';

const decided = (name: string, round: number): DrawnSwissRound =>
  decideDrawnSwiss(lawCase(name, 'drawn', round), round);

const drawingOf = ({ drawings }: DrawnSwissRound, drawer: number): OpponentDrawing | undefined =>
  drawings.flatMap((each) => (each.kind === 'opponent' && each.drawer === drawer ? [each] : []))[0];

const noteOf = ({ result }: DrawnSwissRound, player: number): Note | undefined =>
  result.ok ? result.pairing.notes.find(({ values }) => values?.['player'] === player) : undefined;

describe('Law 29.3.5–6: a clause is cited only where it drew', () => {
  it('D1, round 5: 3 floats and has White, which 29.3.6 would not give: 5 had White twice', () => {
    const round = decided('D1', 5);
    expect(drawingOf(round, 3)).toMatchObject({
      clause: '29.3',
      drawn: 5,
      colour: 'white',
      colourGiven: { by: 'bound', player: 5, bound: 'third' },
    });
    expect(noteOf(round, 3)).toMatchObject({
      code: 'drewOpponentBound',
      values: { clause: '29.3', bound: 5 },
    });
    expect(valuesOf(reasonsFor(lawCase('D1', 'drawn', 5), 5, 3), 'lotColourThird')).toMatchObject({
      player: { players: [5] },
      other: { colour: 'white' },
    });
  });

  it('D2, round 4: what is left of subgroups 4 and 3 meets by no clause of its own', () => {
    const round = decided('D2', 4);
    expect(drawingOf(round, 3)).toMatchObject({ clause: '29.3', drawn: 6 });
    expect(drawingOf(round, 1)).toMatchObject({ clause: '29.3', drawn: 5 });
    expect(drawingOf(round, 4)).toMatchObject({ clause: '29.3.2', drawn: 2, colour: 'black' });
  });
});

it('Law 29.4.2, D3 round 5: by games played with a colour 2-5, 6-7, 4-9 keep more equal scores together', () => {
  const { result } = decided('D3', 5);
  const pairs = result.ok ? result.pairing.boards.map(({ white, black }) => [white, black]) : [];
  expect(pairs.map((pair) => pair.sort((a, b) => a - b).join('-')).sort()).toEqual([
    '1-3',
    '2-5',
    '4-9',
    '6-7',
  ]);
});
