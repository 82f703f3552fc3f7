import { explainPairing } from '../../src/explain/explainPairing.ts';
import type { Reason, ReasonCode } from '../../src/explain/reasons.ts';
import { pairRound } from '../../src/systems/pair.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import {
  bestRounds,
  compare,
  everyRound,
  floatersIn,
  inForce,
  isThird,
  isWide,
  leastKey,
  peopleOf,
  wayToMeet,
  type CompleteRound,
  type Person,
} from '../systems/drawnSwiss/everyRound.ts';
import { stepOfFloater, steps, subgroup, type Colour } from '../systems/drawnSwiss/stepsOfTheLaw.ts';

/**
 * Law 29: what is said of a round, held against an independent reading of the record: a clause may be cited only where
 * it decided. Nothing here uses the room under test but the pairing itself.
 */
export class Hearing {
  readonly faults: string[] = [];
  readonly seen = new Set<ReasonCode>();
  private readonly people: ReadonlyMap<number, Person>;
  private readonly tournament: Tournament;
  private readonly every: CompleteRound[] | undefined;
  /** Who got his subgroup by lot. */
  private readonly byLot = new Map<number, number>();

  constructor(
    private readonly event: Tournament,
    private readonly round: number,
  ) {
    const people = peopleOf(event, round);
    this.people = new Map(people.map((one) => [one.number, one]));
    this.every = people.length <= 8 && round > 1 ? everyRound(inForce(event, round), round) : undefined;
    this.tournament = this.every === undefined ? event : inForce(event, round);
  }

  hear(): void {
    const paired = pairRound(this.event, this.round);
    if (!paired.ok) {
      return;
    }
    paired.pairing.boards
      .flatMap(({ white, black }) => [white, black])
      .forEach((each) => this.noteSubgroup(each));
    for (const { white, black } of paired.pairing.boards) {
      this.hearPair(white, black);
      this.hearPair(black, white);
    }
    const bye = paired.pairing.byes.find((each) => each.outcome === 'pairingBye')?.player;
    if (bye !== undefined) {
      this.reasonsOf(bye).forEach((each) => this.check(each, [bye, bye]));
    }
  }

  private noteSubgroup(player: number): void {
    if (this.people.get(player)!.colours.length > 0) {
      return;
    }
    const told = this.reasonsOf(player).filter(
      ({ code, values }) => code === 'lotSubgroupByLot' && one(values['player']) === player,
    );
    told.forEach(({ values }) => this.byLot.set(player, values['subgroup'] as number));
  }

  private hearPair(player: number, opponent: number): void {
    const reasons = this.reasonsOf(player);
    reasons.forEach((each) => this.check(each, [player, opponent]));
    const draws = reasons.filter(({ code }) => /^lot(Drew|Only)/.test(code)).length;
    this.hold(this.round === 1 || draws === 1, `${player}: drawn ${draws} times`);
  }

  private reasonsOf(player: number): readonly Reason[] {
    const explained = explainPairing(this.event, this.round, playerNumber(player));
    return explained.ok ? explained.reasons : [];
  }

  private hold(truth: boolean, what: string): void {
    if (!truth) {
      this.faults.push(`seed ${this.event.settings.drawSeed}, round ${this.round}: ${what}`);
    }
  }

  private check(told: Reason, pair: readonly [number, number]): void {
    this.seen.add(told.code);
    this.hold(this.isTrue(told, pair), `of ${pair.join('-')} ${JSON.stringify(told)}`);
  }

  private person(value: unknown): Person {
    return this.people.get(one(value))!;
  }

  private subgroupOf(person: Person): number {
    return subgroup(person.colours, this.round - 1) ?? this.byLot.get(person.number) ?? 0;
  }

  private isTrue({ code, values }: Reason, pair: readonly [number, number]): boolean {
    switch (code) {
      case 'lotSubgroup':
        return (
          values['clause'] === `Law 29.2.${this.round % 2 === 0 ? 1 : 2}` &&
          values['subgroup'] === this.subgroupOf(this.person(values['player'])) &&
          (this.round % 2 === 1 || !this.isLevel(this.person(values['player'])))
        );
      case 'lotSubgroupLastColour':
        return this.round % 2 === 0 && this.isLevel(this.person(values['player']));
      case 'lotSubgroupByLot':
        return this.person(values['player']).colours.length === 0;
      case 'lotDrew':
      case 'lotOnlyLeft':
      case 'lotOnlyOne':
        return this.isDrawOfClause(values);
      case 'lotDrewRest':
      case 'lotOnlyRest':
      case 'lotDrewFloater':
      case 'lotOnlyFloater':
        return this.isDrawOfRest(code, values);
      case 'lotColourOfClause':
        return this.isColourOfClause(values, pair);
      case 'lotColourOuter':
        return this.leans(values, 1, 4);
      case 'lotColourLeaning':
        return this.leans(values, 2, 3);
      case 'lotColour':
        return this.colours(pair).length === 2;
      case 'lotColourThird':
      case 'lotColourWide':
        return this.isBound(code, values, pair);
      case 'lotPassedMet':
        return others(values).every((each) => this.person(values['drawer']).met.has(each));
      case 'lotFloatMet':
        return others(values).every((each) => this.person(values['player']).met.has(each));
      case 'lotPassedColours':
      case 'lotFloatColours':
        return this.noColours(values[code === 'lotFloatColours' ? 'player' : 'drawer'], others(values));
      case 'lotFloatAlone':
      case 'lotFloatOdd':
      case 'lotFloatSeveral':
        return this.leavesGroup(values, pair);
      case 'lotFloatLeft':
        return this.inSomeBest(one(values['player']), players(values['open']), true);
      case 'lotFloatVoid':
        return this.inSomeBest(one(values['player']), others(values), false);
      case 'lotBye':
        return this.every === undefined || this.isBye(players(values['among']));
      case 'lotByeBarred':
        return others(values).every((each) => this.people.get(each)!.barredFromBye);
      case 'lotByeVoid':
        return others(values).every((each) => !this.people.get(each)!.barredFromBye);
      case 'lotVoidFloaters':
      case 'lotVoidCompletion':
        return this.isVoid(code, values);
      case 'thirdColourYields':
        return this.round === this.event.settings.rounds && this.third(pair);
      case 'differenceYields':
        return this.every === undefined || leastKey(this.every)![0]! > 0;
      default:
        return true;
    }
  }

  private isLevel({ colours }: Person): boolean {
    return (
      colours.filter((each) => each === 'white').length * 2 === colours.length &&
      colours[colours.length - 1] !== colours[colours.length - 2]
    );
  }

  private isDrawOfClause(values: Reason['values']): boolean {
    const [drawer, drawn] = [this.person(values['drawer']), this.person(values['drawn'])];
    const clause = String(values['clause']).replace('Law ', '');
    const floats = drawer.score > drawn.score;
    const named = floats ? [stepOfFloater(this.subgroupOf(drawer))] : steps;
    const among = players(values['among']).map((each) => this.people.get(each)!);
    return (
      clause !== '29.3' &&
      drawer.score >= drawn.score &&
      among.includes(drawn) &&
      [drawn, ...among].every(
        (each) =>
          each.score === drawn.score &&
          named.some(
            (step) =>
              step.clause === clause &&
              step.drawers.includes(this.subgroupOf(drawer)) &&
              step.partners.includes(this.subgroupOf(each)),
          ),
      )
    );
  }

  private isDrawOfRest(code: ReasonCode, values: Reason['values']): boolean {
    const [drawer, drawn] = [this.person(values['drawer']), this.person(values['drawn'])];
    return values['clause'] === 'Law 29.3' && drawer.score > drawn.score === code.endsWith('Floater');
  }

  private isColourOfClause(values: Reason['values'], pair: readonly [number, number]): boolean {
    const drawer = this.person(values['drawer']);
    const drawn = this.people.get(pair.find((each) => each !== drawer.number)!)!;
    const clause = String(values['clause']).replace('Law ', '');
    const named = drawer.score > drawn.score ? [stepOfFloater(this.subgroupOf(drawer))] : steps;
    return named.some(
      (step) =>
        step.clause === clause &&
        step.drawers.includes(this.subgroupOf(drawer)) &&
        step.partners.includes(this.subgroupOf(drawn)) &&
        step.colour === colourIn(values),
    );
  }

  private leans(values: Reason['values'], white: number, black: number): boolean {
    const own = this.subgroupOf(this.person(values['drawer']));
    return own === (colourIn(values) === 'white' ? white : black) && values['subgroup'] === own;
  }

  private colours([a, b]: readonly [number, number]): readonly number[] {
    return this.way(a, b)?.whites ?? [];
  }

  private way(a: number, b: number): ReturnType<typeof wayToMeet> {
    return wayToMeet(this.tournament, this.round, this.people.get(a)!, this.people.get(b)!);
  }

  private isBound(code: ReasonCode, values: Reason['values'], pair: readonly [number, number]): boolean {
    const person = this.person(values['player']);
    const other = (values['other'] as { colour: Colour }).colour;
    const beyond = code === 'lotColourThird' ? isThird : isWide;
    return (
      this.colours(pair).length === 1 &&
      beyond(person, other) &&
      !beyond(person, colourIn(values)) &&
      (this.colours(pair)[0] === person.number) === (colourIn(values) === 'white')
    );
  }

  private noColours(player: unknown, against: readonly number[]): boolean {
    const own = this.person(player);
    return against.every((each) => !own.met.has(each) && this.way(own.number, each) === undefined);
  }

  private third(pair: readonly [number, number]): boolean {
    const [a, b] = pair.map((each) => this.people.get(each)!) as [Person, Person];
    return a.score === b.score && [a, b].some((each) => isThird(each, 'white') || isThird(each, 'black'));
  }

  /** He meets somebody below the group; an odd one or one of several, as is said. */
  private leavesGroup(values: Reason['values'], pair: readonly [number, number]): boolean {
    const score = (values['score'] as { points: number }).points;
    const opponent = this.people.get(pair.find((each) => each !== one(values['player']))!)!;
    return this.person(values['player']).score >= score && opponent.score < score;
  }

  private best(): CompleteRound[] {
    const paired = pairRound(this.event, this.round);
    const bye = paired.ok
      ? paired.pairing.byes.find((each) => each.outcome === 'pairingBye')?.player
      : undefined;
    return bestRounds(this.every!, bye);
  }

  /** Open to him in some best round as a whole: a lower bound of what was open when his group began. */
  private inSomeBest(player: number, against: readonly number[], wanted: boolean): boolean {
    if (this.every === undefined || !wanted) {
      return true;
    }
    return against.every((each) =>
      this.best().some(({ pairs }) =>
        pairs.some(([a, b]) => (a === player && b === each) || (b === player && a === each)),
      ),
    );
  }

  private isBye(among: readonly number[]): boolean {
    const least = leastKey(this.every!)!;
    const possible = this.every!.filter((each) => compare(each.key, least) === 0).map(({ bye }) => bye);
    return among.every((each) => possible.includes(each));
  }

  /** With him no complete round is as good in what is named. */
  private isVoid(code: ReasonCode, values: Reason['values']): boolean {
    const drawer = one(values['drawer']);
    const least = this.every && leastKey(this.every);
    return (
      least === undefined ||
      others(values).every((other) => {
        const withHim = this.every!.filter(({ pairs }) =>
          pairs.some(([a, b]) => (a === drawer && b === other) || (b === drawer && a === other)),
        );
        return code === 'lotVoidCompletion' || withHim.length === 0 || floatersIn(least).length > 0;
      })
    );
  }
}

function players(value: unknown): readonly number[] {
  return (value as { players: readonly number[] }).players;
}

function others(values: Reason['values']): readonly number[] {
  return players(values['others']);
}

function one(value: unknown): number {
  return players(value)[0]!;
}

function colourIn(values: Reason['values']): Colour {
  return (values['colour'] as { colour: Colour }).colour;
}
