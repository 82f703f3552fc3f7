import type { Colour } from '../../tournament/colour.ts';

/** A player as the search sees him; players are positions in the list. */
export interface SearchPlayer {
  /** Positions of those he has met. */
  readonly met: readonly number[];
  readonly colours: readonly Colour[];
  readonly hadBye: boolean;
  readonly games: number;
  readonly rounds: number;
}

export type Found = 'found' | 'none' | 'unknown';

/** In which rounds the colour limits hold: in the last one they may yield (Law 27; topscorers of C.04.3 2.1.3). */
export type ColourLimits = 'always' | 'notInLast' | 'never';

interface State {
  readonly n: number;
  readonly limits: ColourLimits;
  /** `met[a * n + b]` is 1 where they have met. */
  readonly met: Uint8Array;
  /** White games less Black games. */
  readonly difference: Int8Array;
  /** Games running with one colour: positive White, negative Black. */
  readonly running: Int8Array;
  readonly hadBye: Uint8Array;
  /** Of the round being filled. */
  readonly busy: Uint8Array;
  steps: number;
}

/** How often two players are looked at before the search gives up: well under a second, whatever the field. */
const mostLooks = 30_000_000;

/** Each game of the search is a few calls deep, and a script engine's stack is short. */
const mostGames = 1000;

/**
 * Is there any way to play so many more rounds, each player in every one or with his only bye, without a rematch, a
 * third colour running or a colour difference of three (where the `limits` hold)? Depth first, the player with the fewest
 * opponents left first.
 */
export function searchRounds(players: readonly SearchPlayer[], rounds: number, limits: ColourLimits): Found {
  const state = stateOf(players, limits);
  if (!enoughOpponents(state, rounds)) {
    return 'none';
  }
  if (rounds * Math.floor(players.length / 2) > mostGames) {
    return 'unknown';
  }
  const found = fillRound(state, rounds);
  return found ? 'found' : isTired(state) ? 'unknown' : 'none';
}

/** Every step looks at all pairs of players. */
function isTired({ steps, n }: State): boolean {
  return steps * n * n > mostLooks;
}

function stateOf(players: readonly SearchPlayer[], limits: ColourLimits): State {
  const n = players.length;
  const met = new Uint8Array(n * n);
  players.forEach((player, a) => player.met.forEach((b) => (met[a * n + b] = met[b * n + a] = 1)));
  return {
    n,
    limits,
    met,
    difference: Int8Array.from(players, (player) =>
      player.colours.reduce((sum, each) => sum + sign(each), 0),
    ),
    running: Int8Array.from(players, (player) => runningOf(player.colours)),
    hadBye: Uint8Array.from(players, (player) => Number(player.hadBye)),
    busy: new Uint8Array(n),
    steps: 0,
  };
}

function sign(colour: Colour): number {
  return colour === 'white' ? 1 : -1;
}

function runningOf(colours: readonly Colour[]): number {
  const last = colours[colours.length - 1];
  if (last === undefined) {
    return 0;
  }
  const other = [...colours].reverse().findIndex((each) => each !== last);
  return sign(last) * (other < 0 ? colours.length : other);
}

function fillRound(state: State, roundsLeft: number): boolean {
  if (roundsLeft === 0) {
    return true;
  }
  if (!enoughOpponents(state, roundsLeft)) {
    return false;
  }
  if (state.n % 2 === 0) {
    return pairNext(state, roundsLeft);
  }
  for (let free = 0; free < state.n && !isTired(state); free += 1) {
    if (state.hadBye[free] === 0) {
      state.hadBye[free] = state.busy[free] = 1;
      if (pairNext(state, roundsLeft)) {
        return true;
      }
      state.hadBye[free] = state.busy[free] = 0;
    }
  }
  return false;
}

/** Everybody needs as many opponents as there are rounds, less the bye he may still have. */
function enoughOpponents(state: State, roundsLeft: number): boolean {
  for (let a = 0; a < state.n; a += 1) {
    const mayRest = state.n % 2 === 1 && state.hadBye[a] === 0 ? 1 : 0;
    let opponents = 0;
    for (let b = 0; b < state.n; b += 1) {
      opponents += b !== a && state.met[a * state.n + b] === 0 ? 1 : 0;
    }
    if (opponents + mayRest < roundsLeft) {
      return false;
    }
  }
  return true;
}

function pairNext(state: State, roundsLeft: number): boolean {
  const hardest = fewestOpponents(state, coloursHold(state, roundsLeft));
  if (hardest === undefined) {
    const busy = state.busy.slice();
    state.busy.fill(0);
    const found = fillRound(state, roundsLeft - 1);
    state.busy.set(busy);
    return found;
  }
  return hardest.opponents.some((opponent) => tryPair(state, roundsLeft, hardest.player, opponent));
}

/** The free player with the fewest opponents; `undefined` when the round is full. */
function fewestOpponents(
  state: State,
  colours: boolean,
): { player: number; opponents: number[] } | undefined {
  let best: { player: number; opponents: number[] } | undefined;
  for (let a = 0; a < state.n; a += 1) {
    if (state.busy[a] === 0) {
      const opponents = opponentsOf(state, a, colours);
      if (best === undefined || opponents.length < best.opponents.length) {
        best = { player: a, opponents };
      }
    }
  }
  return best;
}

function opponentsOf(state: State, a: number, colours: boolean): number[] {
  const opponents: number[] = [];
  for (let b = 0; b < state.n; b += 1) {
    if (b !== a && state.busy[b] === 0 && state.met[a * state.n + b] === 0) {
      if (!colours || mayHave(state, a, b) || mayHave(state, b, a)) {
        opponents.push(b);
      }
    }
  }
  return opponents;
}

function coloursHold({ limits }: State, roundsLeft: number): boolean {
  return limits === 'always' || (limits === 'notInLast' && roundsLeft > 1);
}

/** May `white` have White against `black`? */
function mayHave(state: State, white: number, black: number): boolean {
  return (
    state.running[white]! < 2 &&
    state.difference[white]! < 2 &&
    state.running[black]! > -2 &&
    state.difference[black]! > -2
  );
}

function tryPair(state: State, roundsLeft: number, a: number, b: number): boolean {
  if (!coloursHold(state, roundsLeft)) {
    return play(state, roundsLeft, a, b);
  }
  const [first, second] = state.difference[a]! <= state.difference[b]! ? [a, b] : [b, a];
  return (
    (mayHave(state, first, second) && play(state, roundsLeft, first, second)) ||
    (mayHave(state, second, first) && play(state, roundsLeft, second, first))
  );
}

/** Makes the game, goes on, and takes it back when that led nowhere. */
function play(state: State, roundsLeft: number, white: number, black: number): boolean {
  state.steps += 1;
  if (isTired(state)) {
    return false;
  }
  const { n, met, busy, difference, running } = state;
  const [runningWhite, runningBlack] = [running[white]!, running[black]!];
  met[white * n + black] = met[black * n + white] = 1;
  busy[white] = busy[black] = 1;
  difference[white]! += 1;
  difference[black]! -= 1;
  running[white] = runningWhite > 0 ? runningWhite + 1 : 1;
  running[black] = runningBlack < 0 ? runningBlack - 1 : -1;
  if (pairNext(state, roundsLeft)) {
    return true;
  }
  met[white * n + black] = met[black * n + white] = 0;
  busy[white] = busy[black] = 0;
  difference[white]! -= 1;
  difference[black]! += 1;
  running[white] = runningWhite;
  running[black] = runningBlack;
  return false;
}
