import { drawOne, lotsFor, type Lots } from '../../../src/lots/draw.ts';
import { boardPrizes } from '../../../src/standings/boardPrizes.ts';
import { teamStandings } from '../../../src/standings/teamStandings.ts';
import { continueRound, pairRound } from '../../../src/systems/pair.ts';
import { bergerRound, bergerWhite } from '../../../src/systems/roundRobin/berger.ts';
import { teamViolations } from '../../../src/systems/teamMatch/teamViolations.ts';
import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import type { Pairing } from '../../../src/tournament/pairing.ts';
import type { PlayerNumber } from '../../../src/tournament/player.ts';
import type { Game, Round } from '../../../src/tournament/round.ts';
import type { Settings, SystemName, TeamForm } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { nameOf, numberOf, played, teamEvent } from './teamEvent.ts';

/** The forms of Law 30 that are simulated: the form of a match and the system between teams. */
export const simulatedForms = [
  'simultaneous',
  'kiểu Anh',
  'knockout',
  'knockout kiểu Anh',
  'round robin',
  'round robin kiểu Anh',
  'drawn',
  'dutch',
  'adjusted',
  'groups round robin',
  'groups drawn',
  'groups dutch',
  'groups adjusted',
  'groups knockout',
] as const;

export type SimulatedForm = (typeof simulatedForms)[number];

const settingsOfForm: Record<SimulatedForm, { system: SystemName; teamForm: TeamForm; twoTeams?: true }> = {
  simultaneous: { system: 'round-robin', teamForm: 'simultaneous', twoTeams: true },
  'kiểu Anh': { system: 'round-robin', teamForm: 'scheveningen', twoTeams: true },
  knockout: { system: 'knockout', teamForm: 'simultaneous' },
  'knockout kiểu Anh': { system: 'knockout', teamForm: 'scheveningen' },
  'round robin': { system: 'round-robin', teamForm: 'simultaneous' },
  'round robin kiểu Anh': { system: 'round-robin', teamForm: 'scheveningen' },
  drawn: { system: 'drawn', teamForm: 'simultaneous' },
  dutch: { system: 'dutch', teamForm: 'simultaneous' },
  adjusted: { system: 'adjusted', teamForm: 'simultaneous' },
  'groups round robin': { system: 'round-robin', teamForm: 'boardGroups' },
  'groups drawn': { system: 'drawn', teamForm: 'boardGroups' },
  'groups dutch': { system: 'dutch', teamForm: 'boardGroups' },
  'groups adjusted': { system: 'adjusted', teamForm: 'boardGroups' },
  'groups knockout': { system: 'knockout', teamForm: 'boardGroups' },
};

export interface SimulatedEvent {
  readonly rounds: number;
  readonly games: number;
  /** A Swiss that could not be completed. */
  readonly deadEnd: boolean;
  readonly failures: readonly string[];
}

/** One event, played to its end; every sentence of Law 30 that is checked is worked out from names, not by the room. */
export function simulateTeams(form: SimulatedForm, seed: number): SimulatedEvent {
  const lots = lotsFor(String(seed), form);
  const event = new Event(newEvent(form, lots, String(seed)), lots);
  while (event.playRound()) {
    // until the event is over
  }
  event.checkTotals();
  return event;
}

function newEvent(form: SimulatedForm, lots: Lots, drawSeed: string): Tournament {
  const { system, teamForm, twoTeams } = settingsOfForm[form];
  const swiss = system !== 'round-robin' && system !== 'knockout';
  const teams = twoTeams === true ? 2 : 3 + lots.next(swiss ? 8 : 6);
  const boards = teamForm === 'scheveningen' ? 2 + lots.next(4) : 1 + lots.next(6);
  const settings: Partial<Settings> = {
    system,
    teamForm,
    drawSeed,
    boards,
    gamesPerMatch: teamForm === 'boardGroups' ? 2 : 1 + lots.next(4),
    secondLeg: lots.next(3) === 0,
    matchPoints: lots.next(2) === 0,
    cycles: system === 'round-robin' ? 1 + lots.next(2) : 1,
    ...(swiss ? { rounds: 1 + lots.next(Math.max(1, Math.min(5, teams - 2))) } : {}),
  };
  return teamEvent({ teams, boards, reserves: lots.next(3), settings });
}

class Event implements SimulatedEvent {
  rounds = 0;
  games = 0;
  deadEnd = false;
  readonly failures: string[] = [];
  private readonly names: ReadonlyMap<PlayerNumber, string>;

  constructor(
    private tournament: Tournament,
    private readonly lots: Lots,
  ) {
    this.names = new Map(tournament.players.map(({ number, name }) => [number, name]));
  }

  playRound(): boolean {
    const round = this.tournament.rounds.length + 1;
    const { rounds } = this.tournament.settings;
    if (rounds !== undefined && round > rounds) {
      return false;
    }
    this.tournament = withSubstitutes(this.tournament, round, this.lots);
    const result = pairRound(this.tournament, round);
    if (!result.ok) {
      const codes = result.problems.map(({ code }) => code);
      this.deadEnd = codes.some((code) => code.startsWith('noLegalPairing'));
      if (!codes.every((code) => this.deadEnd || code === 'tablePlayedOut' || code === 'bracketPlayedOut')) {
        this.fail(`round ${round} refused: ${codes.join()}`);
      }
      return false;
    }
    this.check(result.pairing);
    this.tournament = played(this.tournament, result.pairing, () => this.result());
    this.playOn();
    this.rounds += 1;
    if (this.rounds === 1) {
      this.checkTotals();
    }
    return true;
  }

  /** Law 30.3 and 25: level matches go on until they are decided. */
  private playOn(): void {
    for (let step = 0; step < 6; step += 1) {
      const more = continueRound(this.tournament);
      if (more === undefined) {
        return;
      }
      if (!more.ok) {
        this.fail(`cannot go on: ${JSON.stringify(more.problems)}`);
        return;
      }
      this.tournament = played(this.tournament, more.pairing, () => this.result());
    }
    this.fail('a match never ends');
  }

  private result(): GameOutcome {
    const common = ['whiteWins', 'draw', 'draw', 'blackWins'] as const;
    const rare = [
      'whiteWinsByForfeit',
      'blackWinsByForfeit',
      'bothForfeit',
      'bothLose',
      'unfinished',
    ] as const;
    return this.lots.next(12) === 0 ? drawOne(this.lots, rare) : drawOne(this.lots, common);
  }

  private fail(what: string): void {
    this.failures.push(what);
  }

  private check(pairing: Pairing): void {
    const { tournament } = this;
    const { teamForm } = tournament.settings;
    this.games += pairing.boards.length;
    teamViolations(tournament, pairing).forEach((each) => this.fail(JSON.stringify(each)));
    this.checkEverybodySeated(pairing);
    if (teamForm === 'boardGroups') {
      this.checkGroups(pairing);
      return;
    }
    const meetings = new Map<string, Game[]>();
    for (const board of pairing.boards) {
      const key = [this.team(board.white), this.team(board.black)].sort().join('-');
      meetings.set(key, [...(meetings.get(key) ?? []), board]);
    }
    this.checkOneOpponent([...meetings.keys()], pairing.round);
    for (const [key, games] of meetings) {
      this.checkMatch(key, games, pairing.round);
    }
  }

  private name(number: PlayerNumber): string {
    return this.names.get(number) ?? '';
  }

  private team(number: PlayerNumber): string {
    return this.name(number).replace(/R?\d+$/, '');
  }

  /** The board on which a player sits: his own, or the one for which the Line-ups sheet names him. */
  private board(number: PlayerNumber, round: number): number {
    const change = this.tournament.lineUps?.find((each) => each.round === round && each.player === number);
    return change?.board ?? Number(/\d+$/.exec(this.name(number))?.[0]);
  }

  /** Law 30.1.4: a replaced player does not play, and the substitute is on exactly his board. */
  private checkEverybodySeated(pairing: Pairing): void {
    const { tournament } = this;
    const replaced = (tournament.lineUps ?? [])
      .filter(({ round }) => round === pairing.round)
      .map((change) => `${change.team}${change.board}`);
    const seated = [
      ...pairing.boards.flatMap(({ white, black }) => [white, black]),
      ...pairing.byes.map(({ player }) => player),
    ].map((number) => nameOf(tournament, number));
    replaced
      .filter((name) => seated.includes(name))
      .forEach((name) => this.fail(`${name} was replaced and plays`));
    seated
      .filter((name) => /R\d/.test(name))
      .filter(
        (name) =>
          !tournament.lineUps?.some(
            (each) => nameOf(tournament, each.player) === name && each.round === pairing.round,
          ),
      )
      .forEach((name) => this.fail(`${name} replaces nobody`));
  }

  /** Law 30.1.1; in a Swiss no second match that was played, in a round robin as many as there are cycles. */
  private checkOneOpponent(keys: readonly string[], round: number): void {
    const teams = keys.flatMap((key) => key.split('-'));
    if (new Set(teams).size < teams.length) {
      this.fail(`round ${round}: a team meets two`);
    }
    const { system, cycles } = this.tournament.settings;
    for (const key of system === 'knockout' ? [] : keys) {
      const times = 1 + this.tournament.rounds.filter((each) => this.met(each, key)).length;
      if (times > cycles) {
        this.fail(`${key} meet ${times} times`);
      }
    }
  }

  /** The two teams had a game over the board; in a round robin also one that was forfeited. */
  private met({ games }: Round, key: string): boolean {
    return games.some(
      ({ white, black, outcome = 'unfinished' }) =>
        [this.team(white), this.team(black)].sort().join('-') === key &&
        (this.tournament.settings.system === 'round-robin' || !/forfeit/i.test(outcome)),
    );
  }

  private checkMatch(key: string, games: readonly Game[], round: number): void {
    const { settings } = this.tournament;
    const boards = settings.boards ?? 0;
    const priority = this.checkPriority(key, games, round);
    const legs = settings.secondLeg && settings.system !== 'knockout' ? 2 : 1;
    const seats = games.map((game) => {
      const white = { team: this.team(game.white), board: this.board(game.white, round) };
      const black = { team: this.team(game.black), board: this.board(game.black, round) };
      const [a, b] = white.team === priority ? [white, black] : [black, white];
      return { a: a.board, b: b.board, game: game.game ?? 1, whiteIsA: a === white };
    });
    const wanted =
      settings.teamForm === 'scheveningen'
        ? everybodyMeets(boards, legs)
        : sameBoards(boards, (settings.gamesPerMatch ?? 1) * legs);
    const found = seats.map(({ a, b, game, whiteIsA }) =>
      settings.teamForm === 'scheveningen'
        ? `${a}-${b} ${game > boards ? 2 : 1} ${whiteIsA}`
        : `${a}-${b} ${game} ${whiteIsA}`,
    );
    if (found.sort().join() !== wanted.sort().join()) {
      this.fail(
        `round ${round}, ${key}: ${found.length} games, ${found.find((each) => !wanted.includes(each)) ?? 'none'} not expected`,
      );
    }
  }

  /** Law 30.4, 30.5: the team with White in the table, in round 1 of the drawn Swiss the first letter, has priority. */
  private checkPriority(key: string, games: readonly Game[], round: number): string {
    const { system, cycles } = this.tournament.settings;
    const first = games.find((game) => (game.game ?? 1) === 1 && game.board === 1)!;
    const priority = this.team(first.white);
    const [a = '', b = ''] = key.split('-');
    const numbers = [a, b].map((letter) => letter.charCodeAt(0) - 64) as [number, number];
    const teams = new Set(this.tournament.players.map(({ team }) => team)).size;
    if (system === 'round-robin') {
      const perCycle = teams + (teams % 2) - 1;
      const white = String.fromCharCode(64 + bergerWhite(...numbers, teams));
      const reversed = Math.ceil(round / perCycle) % 2 === 0;
      const expected = reversed ? (white === a ? b : a) : white;
      if (
        bergerRound(...numbers, teams) !== ((round - 1) % perCycle) + 1 ||
        priority !== expected ||
        round > perCycle * cycles
      ) {
        this.fail(`round ${round}: ${key} with priority of ${priority}`);
      }
    }
    const neighbours = teams % 2 === 1 || numbers[1] === numbers[0] + 1;
    if (system === 'drawn' && round === 1 && (priority !== a || !neighbours)) {
      this.fail(`round 1: ${key} with priority of ${priority}`);
    }
    return priority;
  }

  /** Law 30.1.2–3: group k holds the k-th boards, and nobody meets a team-mate or somebody of another group. */
  private checkGroups(pairing: Pairing): void {
    for (const { white, black } of pairing.boards) {
      const boards = [this.board(white, pairing.round), this.board(black, pairing.round)];
      if (boards[0] !== boards[1] || this.team(white) === this.team(black)) {
        this.fail(`${this.name(white)} meets ${this.name(black)}`);
      }
    }
    const slots = pairing.boards.map(({ board, game }) => `${board} ${game ?? 1}`);
    if (new Set(slots).size < slots.length) {
      this.fail('a board is used twice');
    }
  }

  /** Law 30.1.5, added up anew from the letters of the results; ranked by points, board 1, board 2, … */
  checkTotals(): void {
    const { settings } = this.tournament;
    const boards = settings.boards ?? 0;
    const gamesOfMatch = settings.teamForm === 'scheveningen' ? boards : (settings.gamesPerMatch ?? 1);
    const lastGame = settings.teamForm === 'boardGroups' ? gamesOfMatch + 3 : 2 * gamesOfMatch;
    const sums = new Map<string, number[]>();
    const add = (number: PlayerNumber, round: number, points: number): void => {
      const own = sums.get(this.team(number)) ?? new Array<number>(boards).fill(0);
      own[this.board(number, round) - 1]! += points;
      sums.set(this.team(number), own);
    };
    const standings = teamStandings(this.tournament);
    // a last round of byes alone does not count
    for (const { number: round, games, byes } of this.tournament.rounds.slice(0, standings.rounds)) {
      for (const { white, black, outcome, game } of games) {
        if (settings.system !== 'knockout' || (game ?? 1) <= lastGame) {
          add(white, round, halves[outcome ?? 'unfinished']?.[0] ?? 0);
          add(black, round, halves[outcome ?? 'unfinished']?.[1] ?? 0);
        }
      }
      byes.forEach(({ player, outcome }) => add(player, round, outcome === 'zeroBye' ? 0 : 2));
    }
    for (const { team, totals } of standings.rows) {
      const own = sums.get(team.letter) ?? new Array<number>(boards).fill(0);
      if (own.join() !== totals.boards.join() || own.reduce((a, b) => a + b, 0) !== totals.boardPoints) {
        this.fail(`${team.letter} has ${totals.boards.join()}, its boards ${own.join()}`);
      }
    }
    const keys = standings.rows.map(({ totals, place }) => ({
      place,
      key: [...(settings.matchPoints ? [totals.matchPoints] : []), totals.boardPoints, ...totals.boards],
    }));
    keys.slice(1).forEach(({ place, key }, index) => {
      const above = keys[index]!;
      const order = compareKeys(above.key, key);
      if (order < 0 || (order === 0) !== (above.place === place)) {
        this.fail(`place ${place}: ${above.key.join()} before ${key.join()}`);
      }
    });
    const prizes = boardPrizes(this.tournament).flatMap(({ rows }) => rows);
    const all = [...sums.values()].flat().reduce((a, b) => a + b, 0);
    if (prizes.reduce((sum, { points }) => sum + points, 0) !== all) {
      this.fail('the scores of the boards do not add up');
    }
  }
}

/** Half-points of White and Black; what is not listed is worth nothing yet. */
const halves: Partial<Record<GameOutcome, readonly [number, number]>> = {
  whiteWins: [2, 0],
  draw: [1, 1],
  blackWins: [0, 2],
  whiteWinsByForfeit: [2, 0],
  blackWinsByForfeit: [0, 2],
};

/** Law 30.2.2: everybody meets everybody, once in each leg; White of A where both are odd or even, reversed in leg 2. */
function everybodyMeets(boards: number, legs: number): string[] {
  const all = [];
  for (let a = 1; a <= boards; a += 1) {
    for (let b = 1; b <= boards; b += 1) {
      for (let leg = 1; leg <= legs; leg += 1) {
        all.push(`${a}-${b} ${leg} ${(a % 2 === b % 2) === (leg === 1)}`);
      }
    }
  }
  return all;
}

/** Law 30.2.1, 30.4: the same board in every game; the odd boards of the first have White, then colours alternate. */
function sameBoards(boards: number, games: number): string[] {
  const all = [];
  for (let board = 1; board <= boards; board += 1) {
    for (let game = 1; game <= games; game += 1) {
      all.push(`${board}-${board} ${game} ${(board % 2 === 1) === (game % 2 === 1)}`);
    }
  }
  return all;
}

/** Law 30.1.4: now and then a reserve plays for one of the boards of his team. */
function withSubstitutes(tournament: Tournament, round: number, lots: Lots): Tournament {
  const boards = tournament.settings.boards ?? 0;
  const letters = [...new Set(tournament.players.map(({ name }) => name.replace(/R?\d+$/, '')))];
  const changes = letters
    .filter((letter) => tournament.players.some(({ name }) => name === `${letter}R1`) && lots.next(4) === 0)
    .map((letter) => ({
      round,
      team: letter,
      board: 1 + lots.next(boards),
      player: numberOf(tournament, `${letter}R1`),
    }));
  return { ...tournament, lineUps: [...(tournament.lineUps ?? []), ...changes] };
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}
