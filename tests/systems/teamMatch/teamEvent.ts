import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import type { Pairing, PairingResult } from '../../../src/tournament/pairing.ts';
import { playerNumber, type Player, type PlayerNumber } from '../../../src/tournament/player.ts';
import type { Round } from '../../../src/tournament/round.ts';
import { defaultSettings, type Settings } from '../../../src/tournament/settings.ts';
import { teamLetter } from '../../../src/tournament/team.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';

export interface TeamEventOptions {
  readonly teams: number;
  readonly boards: number;
  readonly reserves?: number;
  readonly settings?: Partial<Settings>;
}

/** Teams A, B, … of players A1, A2, …, AR1, …; the number of a player is his place in that list. */
export function teamEvent({ teams, boards, reserves = 0, settings = {} }: TeamEventOptions): Tournament {
  const size = boards + reserves;
  const players = Array.from({ length: teams * size }, (_, index): Player => {
    const letter = teamLetter(Math.floor(index / size) + 1);
    const place = (index % size) + 1;
    const board = place <= boards ? String(place) : `R${place - boards}`;
    return {
      number: playerNumber(index + 1),
      name: `${letter}${board}`,
      team: `Team ${letter}`,
      board,
      byes: [],
    };
  });
  return {
    settings: {
      ...defaultSettings,
      drawSeed: 'teams',
      system: 'round-robin',
      teamForm: 'simultaneous',
      ...settings,
    },
    players,
    rounds: [],
  };
}

export function numberOf(tournament: Tournament, name: string): PlayerNumber {
  const player = tournament.players.find((each) => each.name === name);
  if (player === undefined) {
    throw new Error(`unknown name ${name}`);
  }
  return player.number;
}

export function nameOf(tournament: Tournament, number: PlayerNumber): string {
  return tournament.players.find((each) => each.number === number)?.name ?? String(number);
}

/** `A1-B1` for every board, White first. */
export function namesOf(tournament: Tournament, { boards }: Pick<Pairing, 'boards'>): string[] {
  return boards.map(({ white, black }) => `${nameOf(tournament, white)}-${nameOf(tournament, black)}`);
}

export function pairingIn(result: PairingResult | undefined): Pairing {
  if (result?.ok !== true) {
    throw new Error(JSON.stringify(result));
  }
  return result.pairing;
}

export type Play = (white: string, black: string, game: number) => GameOutcome | undefined;

/** The tournament with a round on record, played as said; what was decided when paired stays. */
export function played(tournament: Tournament, pairing: Pairing, play: Play): Tournament {
  const games = pairing.boards.map((board) => {
    const [white, black] = [nameOf(tournament, board.white), nameOf(tournament, board.black)];
    const outcome = board.outcome ?? play(white, black, board.game ?? 1);
    return outcome === undefined ? board : { ...board, outcome };
  });
  const last = tournament.rounds[pairing.round - 1];
  const round: Round = {
    number: pairing.round,
    games: [...(last?.games ?? []), ...games],
    byes: [...(last?.byes ?? []), ...pairing.byes],
  };
  return { ...tournament, rounds: [...tournament.rounds.slice(0, pairing.round - 1), round] };
}
