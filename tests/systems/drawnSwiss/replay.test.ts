import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../../src/systems/drawnSwiss/drawings.ts';
import { decideDrawnSwiss } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import { bestRounds, everyRound, inForce, peopleOf, wayToMeet, type Person } from './everyRound.ts';
import { wildTournaments } from './histories.ts';

type Colour = 'white' | 'black';
type OpponentDrawing = Extract<Drawing, { kind: 'opponent' }>;

interface Step {
  readonly clause: string;
  readonly drawers: readonly number[];
  readonly partners: readonly number[];
  readonly colour?: Colour;
}

/** Rules.md 6, (1)–(5), written down anew; the last line is everybody who is left. */
const steps: readonly Step[] = [
  { clause: '29.3.1', drawers: [1], partners: [3, 4], colour: 'white' },
  { clause: '29.3.2', drawers: [4], partners: [2], colour: 'black' },
  { clause: '29.3.2', drawers: [1], partners: [2], colour: 'white' },
  { clause: '29.3.2', drawers: [4], partners: [3], colour: 'black' },
  { clause: '29.3.3', drawers: [2], partners: [3], colour: 'white' },
  { clause: '29.3.4', drawers: [2], partners: [2] },
  { clause: '29.3.4', drawers: [3], partners: [3] },
  { clause: '29.3', drawers: [1, 2, 3, 4], partners: [1, 2, 3, 4] },
];

/** Rules.md 6, the four subgroups, written down anew. */
function subgroup(colours: readonly Colour[], roundsBefore: number): number | undefined {
  const last = colours[colours.length - 1];
  const blacks = colours.filter((colour) => colour === 'black').length;
  const whites = colours.length - blacks;
  if (last === undefined) {
    return undefined;
  }
  if (colours.length > 1 && colours[colours.length - 2] === last) {
    return last === 'black' ? 1 : 4;
  }
  const [towardsWhite, towardsBlack] = roundsBefore % 2 === 1 ? [2, 3] : [1, 4];
  return blacks > whites ? towardsWhite : whites > blacks ? towardsBlack : last === 'black' ? 2 : 3;
}

/** Follows one drawing after the other with the list of all best rounds in the hand. */
class Replay {
  readonly people: readonly Person[];
  readonly undrawn: Set<Person>;
  readonly drawings: readonly OpponentDrawing[];
  private readonly groupOf = new Map<Person, number>();
  private possible;

  private readonly tournament;

  constructor(
    event: (typeof games)[number]['tournament'],
    private readonly round: number,
    drawings: readonly Drawing[],
  ) {
    const tournament = inForce(event, round);
    this.tournament = tournament;
    const bye = drawings.flatMap((each) => (each.kind === 'bye' ? [each.drawn as number] : []))[0];
    const bySubgroupLot = new Map(
      drawings.flatMap((each) =>
        each.kind === 'subgroup' ? [[each.player as number, each.drawn] as const] : [],
      ),
    );
    this.people = peopleOf(tournament, round).filter((one) => one.number !== bye);
    this.undrawn = new Set(this.people);
    this.drawings = drawings.flatMap((each) => (each.kind === 'opponent' ? [each] : []));
    this.possible = bestRounds(everyRound(tournament, round), bye);
    for (const one of this.people) {
      this.groupOf.set(one, subgroup(one.colours, round - 1) ?? bySubgroupLot.get(one.number)!);
    }
  }

  person(number: number): Person {
    return this.people.find((one) => one.number === number)!;
  }

  subgroupOf(one: Person): number {
    return this.groupOf.get(one)!;
  }

  residents(score: number): Person[] {
    return [...this.undrawn].filter((one) => one.score === score);
  }

  /** Can the two still be drawn together, with this colour for the first (any, when not given)? */
  canMeet(a: Person, b: Person, colour?: Colour): boolean {
    const inSome = this.possible.some(({ pairs }) => pairs.some((pair) => samePair(pair, a, b)));
    return a !== b && inSome && (colour === undefined || this.colours(a, b).includes(colour));
  }

  colours(a: Person, b: Person): Colour[] {
    const whites = wayToMeet(this.tournament, this.round, a, b)?.whites ?? [];
    return (['white', 'black'] as const).filter((colour) =>
      whites.includes(colour === 'white' ? a.number : b.number),
    );
  }

  fix(a: Person, b: Person): void {
    this.possible = this.possible.filter(({ pairs }) => pairs.some((pair) => samePair(pair, a, b)));
    this.undrawn.delete(a);
    this.undrawn.delete(b);
  }

  /** Whom the drawer could draw by a step. */
  among(step: Step, drawer: Person, score: number): Person[] {
    return this.residents(score).filter(
      (one) => step.partners.includes(this.subgroupOf(one)) && this.canMeet(drawer, one, step.colour),
    );
  }
}

function samePair([v, w]: readonly [number, number], a: Person, b: Person): boolean {
  return (v === a.number && w === b.number) || (v === b.number && w === a.number);
}

function stepOf(drawing: OpponentDrawing, replay: Replay): number {
  const [own, his] = [drawing.drawer, drawing.drawn].map((each) => replay.subgroupOf(replay.person(each)));
  return steps.findIndex(
    (step) => step.clause === drawing.clause && step.drawers.includes(own!) && step.partners.includes(his!),
  );
}

const games = wildTournaments(450, 8);

/** Paired anew for each test: a mutation run asks only the tests in which the mutated line runs. */
function replays(): Replay[] {
  return games.flatMap(({ tournament, round }) => {
    const { result, drawings } = decideDrawnSwiss(tournament, round);
    return result.ok ? [new Replay(tournament, round, drawings)] : [];
  });
}

function replayAll(
  check: (replay: Replay, drawing: OpponentDrawing, drawer: Person, drawn: Person) => void,
): void {
  for (const replay of replays()) {
    for (const drawing of replay.drawings) {
      const [drawer, drawn] = [replay.person(drawing.drawer), replay.person(drawing.drawn)];
      check(replay, drawing, drawer, drawn);
      replay.fix(drawer, drawn);
    }
    expect(replay.undrawn.size).toBe(0);
  }
}

describe('every draw of lots, replayed against all best rounds', () => {
  it('rules.md 1; 29.3.1–4: is made among exactly the partners of the step with whom the round can be completed', () => {
    const seen = new Set<number>();
    replayAll((replay, drawing, drawer) => {
      if (drawer.score === drawing.score) {
        const index = stepOf(drawing, replay);
        const expected = replay.among(steps[index]!, drawer, drawing.score);
        expect(drawing.among).toEqual(expected.map((one) => one.number));
        seen.add(index);
      }
    });
    expect(seen.size).toBe(steps.length);
  });

  it('29.3.1–4: comes only when the steps before it offer nothing more in the group', () => {
    replayAll((replay, drawing, drawer) => {
      if (drawer.score === drawing.score) {
        for (const earlier of steps.slice(0, stepOf(drawing, replay))) {
          for (const one of replay.residents(drawing.score)) {
            const left = earlier.drawers.includes(replay.subgroupOf(one))
              ? replay.among(earlier, one, drawing.score)
              : [];
            expect(left).toEqual([]);
          }
        }
      }
    });
  });

  it('29.3.5–6: a floater draws from 3 and 4 with White, from 1 and 2 with Black; from anybody where they offer nobody', () => {
    const clauses = new Set<string>();
    replayAll((replay, drawing, drawer) => {
      if (drawer.score > drawing.score) {
        const upper = replay.subgroupOf(drawer) <= 2;
        const step: Step = upper
          ? { clause: '29.3.5', drawers: [], partners: [3, 4], colour: 'white' }
          : { clause: '29.3.6', drawers: [], partners: [1, 2], colour: 'black' };
        const named = replay.among(step, drawer, drawing.score);
        const anybody = replay.residents(drawing.score).filter((one) => replay.canMeet(drawer, one));
        expect(drawing.clause).toBe(step.clause);
        expect(drawing.among).toEqual((named.length > 0 ? named : anybody).map((one) => one.number));
        clauses.add(`${drawing.clause} ${named.length > 0}`);
      }
    });
    expect(clauses.size).toBe(4);
  });

  it('29.3.5: floaters draw before anybody of the group, those with more points first, and go further down only if nobody can meet them', () => {
    const started = new Map<Replay, number>();
    replayAll((replay, drawing, drawer) => {
      const waiting = [...replay.undrawn].filter((one) => one.score > drawing.score);
      const could = waiting.filter((one) =>
        replay.residents(drawing.score).some((other) => replay.canMeet(one, other)),
      );
      if (drawer.score === drawing.score) {
        if (started.get(replay) !== drawing.score) {
          started.set(replay, drawing.score);
          expect(could).toEqual([]);
        }
      } else {
        expect(Math.max(...could.map((one) => one.score))).toBe(drawer.score);
      }
    });
  });

  it('29.3.1–6: the drawer has the colour of the step; a lot gives it only where both are legal and none is named', () => {
    replayAll((replay, drawing, drawer, drawn) => {
      const open = replay.colours(drawer, drawn);
      const floats = drawer.score > drawing.score;
      const named = floats
        ? replay.subgroupOf(drawer) <= 2
          ? 'white'
          : 'black'
        : steps[stepOf(drawing, replay)]!.colour;
      const free = named !== undefined && open.includes(named) ? [named] : open;
      expect(free).toContain(drawing.colour);
      expect(drawing.colourByLot).toBe(free.length > 1);
    });
  });
});
