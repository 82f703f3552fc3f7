import { describe, expect, it } from 'vitest';
import type { SimulationOptions } from '../../local/simulate/options.ts';
import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import type { Reason } from '../../src/explain/reasons.ts';
import { traceDutch, type BracketTrace } from '../../src/systems/dutch/trace.ts';
import { pairRound } from '../../src/systems/pair.ts';
import { beforeRound } from '../../src/tournament/beforeRound.ts';
import { historyOf, type History, type PlayerHistory } from '../../src/tournament/history.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { TeamForm } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { eventfulOptions } from '../verify/eventOptions.ts';
import { reasonsFor } from './asked.ts';

type Check = (told: Reason, at: Asked) => boolean;

/** A round as it was paired, and who asks. */
interface Asked {
  readonly before: Tournament;
  readonly round: number;
  readonly player: number;
  readonly history: History;
  readonly boards: readonly { white: number; black: number; board: number; game?: number }[];
  readonly brackets: readonly BracketTrace[];
}

const all = (value: unknown): readonly number[] => (value as { players: readonly number[] }).players;
const one = (value: unknown): number => all(value)[0]!;
const colourIn = (value: unknown): string => (value as { colour: string }).colour;

/** What is said of the first `wanted` rounds of simulated events that is not so. */
function heard(
  options: Omit<SimulationOptions, 'seed'>,
  wanted: number,
  check: Check,
): { faults: string[]; rounds: number; codes: Set<string> } {
  const faults: string[] = [];
  const codes = new Set<string>();
  let rounds = 0;
  for (let seed = 1; rounds < wanted; seed += 1) {
    const players = options.players + (seed % 4);
    const { tournament } = simulateTournament({ ...options, players, seed: `cited ${seed}` });
    for (const { number: round } of tournament.rounds.slice(0, wanted - rounds)) {
      rounds += 1;
      const before = beforeRound(tournament, round);
      const paired = pairRound(before, round);
      const brackets =
        options.system === 'dutch' && options.teamForm === undefined ? (traceDutch(before, round) ?? []) : [];
      const boards = paired.ok ? paired.pairing.boards : [];
      const history = historyOf(before);
      for (const { number: player } of before.players) {
        const at = { before, round, player, history, boards, brackets };
        for (const told of reasonsFor(before, round, player)) {
          codes.add(told.code);
          if (!check(told, at)) {
            faults.push(`seed ${seed}, round ${round}, ${player}: ${JSON.stringify(told)}`);
          }
        }
      }
    }
  }
  return { faults, rounds, codes };
}

const plain = { ...eventfulOptions, players: 8, rounds: 6 };

/** C.04.3 (2026) 1.7, written down anew: the colour, and how badly it is wanted. */
function wish({ colours }: PlayerHistory): { colour: string | undefined; strength: number; wide: number } {
  const difference = colours.reduce((sum, each) => sum + (each === 'white' ? 1 : -1), 0);
  const [before, last] = colours.slice(-2);
  if (colours.length === 0) {
    return { colour: undefined, strength: 0, wide: 0 };
  }
  const latest = last ?? before!;
  const twice = colours.length > 1 && before === last;
  const against = latest === 'white' ? 'black' : 'white';
  const rarer = difference > 0 ? 'black' : 'white';
  const wide = Math.abs(difference);
  const colour = wide > 1 ? rarer : twice || difference === 0 ? against : rarer;
  return { colour, strength: wide > 1 || twice ? 3 : difference !== 0 ? 2 : 1, wide };
}

/** The colours of two, from their last game back, as far as both go. */
function differed(a: PlayerHistory, b: PlayerHistory): boolean {
  const games = Math.min(a.colours.length, b.colours.length);
  return Array.from({ length: games }, (_, back) => back + 1).some(
    (back) => a.colours[a.colours.length - back] !== b.colours[b.colours.length - back],
  );
}

function dutchHolds({ code, values }: Reason, at: Asked): boolean {
  const { history, player } = at;
  const of = (number: number): PlayerHistory => history.get(playerNumber(number))!;
  const board = at.boards.find(({ white, black }) => white === player || black === player);
  const pair = board && ([of(board.white), of(board.black)] as const);
  const wishes = pair?.map(wish);
  const bracket = (): BracketTrace =>
    at.brackets.find(
      ({ downfloaters, score }) =>
        downfloaters.includes(one(values['player']) as never) &&
        score === (values['score'] as { points: number }).points,
    )!;
  switch (code) {
    case 'metInGroup':
      return all(values['met']).every((each) => of(player).opponents.has(playerNumber(each)));
    case 'naturalMet':
      return of(player).opponents.has(playerNumber(one(values['natural'])));
    case 'naturalSameColour': {
      const [own, his] = [wish(of(player)), wish(of(one(values['natural'])))];
      return (
        own.strength === 3 &&
        his.strength === 3 &&
        own.colour === his.colour &&
        colourIn(values['colour']) === own.colour
      );
    }
    case 'naturalApart':
      return at.before.settings.keepApart.length > 0;
    case 'naturalCriterion':
      return at.brackets.some((each) =>
        each.naturalPairs.some(
          (natural) =>
            [natural.higher, natural.lower].includes(playerNumber(player)) &&
            each.objectionToPair(natural) === (values['criterion'] as { word: string }).word,
        ),
      );
    case 'colourBoth':
      return wishes![0]!.colour === 'white' && wishes![1]!.colour === 'black';
    case 'colourOnlyOne':
      return wishes!.filter(({ colour }) => colour === undefined).length === 1;
    case 'colourStronger': {
      const [white, black] = wishes!;
      return (
        white!.colour === black!.colour &&
        (white!.strength !== black!.strength || white!.wide !== black!.wide)
      );
    }
    case 'colourAlternates':
      return wishes![0]!.colour === wishes![1]!.colour && differed(...pair!);
    case 'colourHigherRanked':
      return wishes![0]!.colour === wishes![1]!.colour && !differed(...pair!);
    case 'colourOddNumber':
    case 'colourEvenNumber':
      return wishes!.every(({ colour }) => colour === undefined);
    case 'floatsOdd':
      return (values['players'] as number) % 2 === 1 && bracket().downfloaters.length === 1;
    case 'floatsNoPair':
      return bracket().downfloaters.length === bracket().fewestFloaters();
    case 'floatsCompletion':
      return bracket().downfloaters.length > bracket().fewestFloaters();
    case 'byeBarred':
      return all(values['others']).every((each) =>
        of(each).entries.some(
          ({ played, outcome, points }) => !played && outcome !== 'halfBye' && points >= 2,
        ),
      );
    case 'byeMoreUnplayed':
      return all(values['others']).every((each) => unplayed(of(each)) > unplayed(of(player)));
    default:
      return true;
  }
}

function unplayed({ entries }: PlayerHistory): number {
  return entries.filter(({ played }) => !played).length;
}

function knockoutHolds({ code, values }: Reason, { before, round, player, boards }: Asked): boolean {
  const known = new Map(before.players.map((each) => [Number(each.number), each]));
  const own = known.get(one(values['player'] ?? { players: [player] }));
  const games = boards.filter(({ white, black }) => white === player || black === player);
  switch (code) {
    case 'knockoutSeeded':
      return own?.seed === values['seed'];
    case 'knockoutByLot':
      return own?.seed === undefined;
    case 'knockoutExempt':
      return own?.seed !== undefined && games.length === 0;
    case 'knockoutExemptByLot':
      return own?.seed === undefined && round === 1 && games.length === 0;
    case 'knockoutExemptTyped':
      return (own?.exempt ?? 0) >= round;
    case 'knockoutOpponentLeft':
      return (known.get(one(values['opponent']))?.leftAfter ?? Infinity) < round;
    case 'knockoutWinners':
      return round > 1 && games.length > 0;
    case 'knockoutUpperBegins':
      return games.length > 1 && games[0]!.white === one(values['first']);
    case 'knockoutColourByLot':
      return games.length === 1 && games[0]!.white === one(values['first']);
    case 'knockoutOut':
      return games.length === 0;
    default:
      return true;
  }
}

/** Law appendix 1, rules (a) and (b), on the numbers that the sentence itself names. */
function tableHolds({ code, values }: Reason, { boards, player, before }: Asked): boolean {
  const number = (name: string): number => values[name] as number;
  const board = boards.find(({ white, black }) => white === player || black === player);
  const [smaller, larger] = [number('smaller'), number('larger')];
  const order = before.players
    .filter(({ leftAfter }) => leftAfter !== 0)
    .map((each) => Number(each.number))
    .sort((a, b) => a - b);
  const whiteNumber = board === undefined ? 0 : order.indexOf(board.white) + 1;
  const reversed = boards.length > 0 && before.settings.cycles > 1;
  switch (code) {
    case 'bergerRound':
    case 'bergerRoundLast':
      return number('a') + number('b') - 1 === number('sum') && number('sum') === number('round');
    case 'bergerRoundLess':
    case 'bergerRoundLastLess':
      return (
        number('a') + number('b') - 1 === number('sum') &&
        number('sum') - number('rounds') === number('round')
      );
    case 'bergerColourDiffers':
      return (smaller + larger) % 2 === 1 && (reversed || whiteNumber === smaller);
    case 'bergerColourSame':
      return (smaller + larger) % 2 === 0 && (reversed || whiteNumber === larger);
    case 'bergerColourFirstHalf':
      return smaller <= number('half') && (reversed || whiteNumber === smaller);
    case 'bergerColourSecondHalf':
      return smaller > number('half') && (reversed || whiteNumber === larger);
    case 'bergerFree':
      return board === undefined;
    default:
      return true;
  }
}

/** Law 30.1.1, 30.2.1–2, 30.4–5: what is told a person of his own games. */
function teamHolds(told: Reason, at: Asked): boolean {
  const { code, values } = told;
  const board = values['board'] as number;
  const own = at.boards.filter(({ white, black }) => white === at.player || black === at.player);
  const colours = own.map(({ white }) => (white === at.player ? 'white' : 'black'));
  const game = own.findIndex((each) => (each.game ?? 1) === values['game']);
  const article =
    { 'round-robin': 'Law 30.4', drawn: 'Law 30.5' }[at.before.settings.system as string] ?? 'Law 30.2.1';
  switch (code) {
    case 'teamSeat':
    case 'teamSeatInGame':
      return (
        colours[game] === colourIn(values['colour']) &&
        own[game]!.board === board &&
        [own[game]!.white, own[game]!.black].includes(one(values['opponent']))
      );
    case 'teamSeatPriority':
      return values['clause'] === article && colours[0] === (board % 2 === 1 ? 'white' : 'black');
    case 'teamSeatNoPriority':
      return values['clause'] === article && colours[0] === (board % 2 === 1 ? 'black' : 'white');
    case 'teamSeatAlternates':
      return game > 0 && colours[game] !== colours[game - 1];
    case 'teamSeatSameParity':
      return ((values['own'] as number) + (values['other'] as number)) % 2 === 0;
    case 'teamSeatOtherParity':
      return ((values['own'] as number) + (values['other'] as number)) % 2 === 1;
    case 'teamSeatNone':
      return own.length === 0;
    default:
      return true;
  }
}

const wanted = 200;

describe('a clause is cited only where it decided (200 pairings each)', () => {
  it('C.04.3 (2026): FIDE Dutch', { timeout: 120_000 }, () => {
    const { faults, rounds, codes } = heard({ ...plain, system: 'dutch' }, wanted, dutchHolds);
    expect([rounds, faults]).toEqual([wanted, []]);
    expect([...codes].filter((code) => /^(colour|natural|float)/.test(code)).length).toBeGreaterThan(12);
  });

  it('Law 25: knockout', () => {
    const { faults, rounds, codes } = heard(
      { ...plain, players: 9, system: 'knockout' },
      wanted,
      knockoutHolds,
    );
    expect([rounds, faults]).toEqual([wanted, []]);
    expect([...codes].filter((code) => code.startsWith('knockout')).length).toBeGreaterThan(5);
  });

  it('Law 26, appendix 1: round robin', () => {
    const { faults, rounds } = heard({ ...plain, rounds: 7, system: 'round-robin' }, wanted, tableHolds);
    expect([rounds, faults]).toEqual([wanted, []]);
  });

  const forms: readonly TeamForm[] = ['simultaneous', 'scheveningen', 'boardGroups'];
  it.each(
    forms.flatMap((form) =>
      (['round-robin', 'drawn', 'knockout', 'dutch'] as const).map((system) => [form, system] as const),
    ),
  )('Law 30: teams, %s, %s', { timeout: 120_000 }, (teamForm, system) => {
    const options = { ...plain, players: 5, boards: 3, rounds: 4, system, teamForm };
    const { faults, rounds } = heard(options, Math.ceil(wanted / forms.length / 4) + 1, teamHolds);
    expect([rounds > 16, faults]).toEqual([true, []]);
  });
});
