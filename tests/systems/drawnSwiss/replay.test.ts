import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../../src/systems/drawnSwiss/drawings.ts';
import { decideDrawnSwiss } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import {
  bestRounds,
  everyRound,
  inForce,
  isThird,
  isWide,
  peopleOf,
  wayToMeet,
  type Person,
} from './everyRound.ts';
import { wildTournaments } from './histories.ts';
import { stepOfFloater, steps, subgroup, type Colour, type Step } from './stepsOfTheLaw.ts';

type OpponentDrawing = Extract<Drawing, { kind: 'opponent' }>;

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

function contrary(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}

function samePair([v, w]: readonly [number, number], a: Person, b: Person): boolean {
  return (v === a.number && w === b.number) || (v === b.number && w === a.number);
}

function stepOf(drawing: OpponentDrawing, replay: Replay): number {
  const [own, his] = [drawing.drawer, drawing.drawn].map((each) => replay.subgroupOf(replay.person(each)));
  return steps.findIndex(
    (step) =>
      step.clause === drawing.clause &&
      step.drawers.includes(own!) &&
      step.partners.includes(his!) &&
      (step.colour ?? drawing.colour) === drawing.colour,
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
        const step = stepOfFloater(replay.subgroupOf(drawer));
        const named = replay.among(step, drawer, drawing.score);
        const anybody = replay.residents(drawing.score).filter((one) => replay.canMeet(drawer, one));
        expect(drawing.clause).toBe(named.length > 0 ? step.clause : '29.3');
        expect(drawing.among).toEqual((named.length > 0 ? named : anybody).map((one) => one.number));
        clauses.add(`${step.clause} ${named.length > 0}`);
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
      expect(drawing.colourGiven.by === 'lot').toBe(free.length > 1);
    });
  });

  it('29.2, 29.3, 29.4.2: a clause is cited for the colours only where it gave them', () => {
    const seen = new Set<string>();
    replayAll((replay, { drawer: number, colour, clause, colourGiven }, drawer, drawn) => {
      const open = replay.colours(drawer, drawn);
      seen.add(colourGiven.by);
      switch (colourGiven.by) {
        case 'clause':
          expect(clause).toMatch(/^29\.3\.[12356]$/);
          expect(colour).toBe(['29.3.2', '29.3.6'].includes(clause) ? 'black' : 'white');
          break;
        case 'outerSubgroup':
          expect([1, 4]).toContain(replay.subgroupOf(drawer));
          expect([clause, colour, open.length]).toEqual([
            '29.3',
            replay.subgroupOf(drawer) === 1 ? 'white' : 'black',
            2,
          ]);
          break;
        case 'leaning':
          expect([clause, colour, open.length]).toEqual([
            '29.3',
            replay.subgroupOf(drawer) === 2 ? 'white' : 'black',
            2,
          ]);
          break;
        case 'lot':
          expect(open.length).toBe(2);
          break;
        case 'bound': {
          const who = colourGiven.player === number ? drawer : drawn;
          const his = colourGiven.player === number ? colour : contrary(colour);
          const beyond = colourGiven.bound === 'third' ? isThird : isWide;
          expect([open.length, beyond(who, contrary(his)), beyond(who, his)]).toEqual([1, true, false]);
        }
      }
    });
    expect([...seen].sort()).toEqual(['bound', 'clause', 'leaning', 'lot', 'outerSubgroup']);
  });

  it('29.4: whoever is said to be passed over could not be drawn, and for the reason given', () => {
    const seen = new Set<string>();
    replayAll((replay, { drawer: number, clause, passedOver, among }, drawer) => {
      for (const [why, others] of Object.entries(passedOver)) {
        for (const other of (others as readonly number[]).map((each) => replay.person(each))) {
          expect([replay.undrawn.has(other), among.includes(other.number as never)]).toEqual([true, false]);
          expect(drawer.met.has(other.number), `${number} ${clause} ${why}`).toBe(why === 'met');
          seen.add(why);
          if (why === 'void') {
            expect(replay.canMeet(drawer, other)).toBe(false);
          }
        }
      }
    });
    expect([...seen].sort()).toEqual(['colours', 'met', 'void']);
  });
});
