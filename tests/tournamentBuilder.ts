import type { ByeOutcome, GameOutcome } from '../src/tournament/outcome.ts';
import { playerNumber, type Player, type PlayerNumber } from '../src/tournament/player.ts';
import type { Bye, Game, Round } from '../src/tournament/round.ts';
import { defaultSettings, type Settings } from '../src/tournament/settings.ts';
import type { Tournament } from '../src/tournament/tournament.ts';

export interface BuilderOptions {
  readonly settings?: Partial<Settings>;
  /** Names in the order of their numbers; default: every name of the text in the order of the alphabet. */
  readonly names?: readonly string[];
  /** What is special about some of them: `{ D: { leftAfter: 4 } }`. */
  readonly players?: Readonly<Record<string, Partial<Player>>>;
}

const results: Readonly<Record<string, GameOutcome>> = {
  '1-0': 'whiteWins',
  '½-½': 'draw',
  '=': 'draw',
  '0-1': 'blackWins',
  '0-0': 'bothLose',
  '½-0': 'whiteDrawBlackLoses',
  '0-½': 'whiteLosesBlackDraw',
  '+/-': 'whiteWinsByForfeit',
  '-/+': 'blackWinsByForfeit',
  '-/-': 'bothForfeit',
  '*': 'unfinished',
  W: 'whiteWinsUnrated',
  D: 'drawUnrated',
  L: 'blackWinsUnrated',
};

const byes: Readonly<Record<string, ByeOutcome>> = {
  bye: 'pairingBye',
  '½bye': 'halfBye',
  '0bye': 'zeroBye',
  '1bye': 'fullBye',
};

/**
 * A tournament from a few lines, one for each round, White first; names are letters or words:
 *
 *     tournamentOf(`
 *       A-B 1-0, C-D =, E bye
 *       A-C +/-, D-E 0-1, B ½bye
 *       B-E ?, D-A *, C 0bye`)
 *
 * `?` is a game without a result. A name without a row is absent. Player 1 is A, and so on (`names` changes it).
 */
export function tournamentOf(text: string, options: BuilderOptions = {}): Tournament {
  const lines = text.split('\n').map((line) => line.trim());
  const rows = lines.filter((line) => line !== '').map((line) => line.split(',').map((row) => row.trim()));
  const names = options.names ?? namesIn(rows, Object.keys(options.players ?? {}));
  const numbers = new Map(names.map((name, index) => [name, playerNumber(index + 1)]));
  return {
    settings: { ...defaultSettings, ...options.settings },
    players: names.map((name) => ({
      number: numberIn(numbers, name),
      name,
      byes: [],
      ...options.players?.[name],
    })),
    rounds: rows.map((row, index) => roundFrom(row, index + 1, numbers)),
  };
}

/** The number of the player with this name. */
export function numberOf(tournament: Tournament, name: string): PlayerNumber {
  const player = tournament.players.find((candidate) => candidate.name === name);
  if (player === undefined) {
    throw new Error(`no player is called ${name}`);
  }
  return player.number;
}

/** The name of the player with this number. */
export function nameOf(tournament: Tournament, number: PlayerNumber): string {
  return tournament.players.find((candidate) => candidate.number === number)?.name ?? String(number);
}

function namesIn(rows: readonly (readonly string[])[], more: readonly string[]): string[] {
  const names = new Set<string>(more);
  for (const row of rows.flat()) {
    for (const name of splitRow(row).names) {
      names.add(name);
    }
  }
  return [...names].sort();
}

function splitRow(row: string): { names: string[]; result: string } {
  const [slot = '', ...result] = row.split(/\s+/);
  return { names: slot.split('-'), result: result.join('') };
}

function roundFrom(
  rows: readonly string[],
  number: number,
  numbers: ReadonlyMap<string, PlayerNumber>,
): Round {
  const games: Game[] = [];
  const out: Bye[] = [];
  for (const row of rows) {
    const { names, result } = splitRow(row);
    const [white = '', black] = names;
    if (black === undefined) {
      out.push({ player: numberIn(numbers, white), outcome: known(byes, result, row) });
    } else {
      const slot = {
        board: games.length + 1,
        white: numberIn(numbers, white),
        black: numberIn(numbers, black),
      };
      games.push(result === '?' ? slot : { ...slot, outcome: known(results, result, row) });
    }
  }
  return { number, games, byes: out };
}

function numberIn(numbers: ReadonlyMap<string, PlayerNumber>, name: string): PlayerNumber {
  const number = numbers.get(name);
  if (number === undefined) {
    throw new Error(`unknown name ${name}`);
  }
  return number;
}

function known<T>(table: Readonly<Record<string, T>>, key: string, row: string): T {
  const value = table[key];
  if (value === undefined) {
    throw new Error(`not understood: ${row}`);
  }
  return value;
}
