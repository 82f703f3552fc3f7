import type { Player, PlayerNumber } from './player.ts';
import { playerNumber } from './player.ts';
import { compareStrength } from './strength.ts';
import type { Tournament } from './tournament.ts';

/** A player of a team who has a board of his own. */
export interface OfficialPlayer {
  /** 1-based; 1 is the strongest (Law 30.1.3). */
  readonly board: number;
  readonly player: Player;
}

export interface Team {
  /** 1 for team A, 2 for B, …: the number under which the team is paired as one unit. */
  readonly number: PlayerNumber;
  readonly letter: string;
  readonly name: string;
  /** By board. */
  readonly official: readonly OfficialPlayer[];
  /** R1, R2, … in their order. */
  readonly reserves: readonly Player[];
}

/**
 * Law 30.1.3: the teams with their letters. The letters follow the player numbers: A is the team of the smallest
 * number, so that a draw of lots between the teams is a numbering of their players, and no letter changes later.
 */
export function teamsOf({ players, settings }: Pick<Tournament, 'players' | 'settings'>): Team[] {
  const members = new Map<string, Player[]>();
  for (const player of [...players].sort((a, b) => a.number - b.number)) {
    const key = teamKey(player.team ?? '');
    if (key !== '') {
      members.set(key, [...(members.get(key) ?? []), player]);
    }
  }
  return [...members.values()].map((own, index) => ({
    number: playerNumber(index + 1),
    letter: teamLetter(index + 1),
    name: own[0]?.team ?? '',
    ...boardsIn(own, settings),
  }));
}

/** Names of teams are the same when they differ in case or blanks only. */
export function teamKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Law 30.1.3: A, B, …, Z, AA, AB, … */
export function teamLetter(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? teamLetter(rest) : '') + String.fromCharCode(65 + ((number - 1) % 26));
}

/** The team of each player. */
export function teamOfPlayer(teams: readonly Team[]): ReadonlyMap<PlayerNumber, Team> {
  return new Map(teams.flatMap((team) => membersOf(team).map(({ number }) => [number, team] as const)));
}

export function membersOf(team: Team): Player[] {
  return [...team.official.map(({ player }) => player), ...team.reserves];
}

/** The boards of a match: the setting, else as many as the largest team has players with a board. */
export function boardCount(teams: readonly Team[], settings: Tournament['settings']): number {
  const own = teams.flatMap((team) => team.official.map(({ board }) => board));
  return settings.boards ?? Math.max(0, ...own);
}

/** What the column Board says: a board, a reserve, nothing, or something that is not understood. */
export type BoardText =
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'reserve'; readonly order: number }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unclear' };

/** `3`; `R1`, in Vietnamese also `DB1` (dự bị). */
export function parseBoard(text: string | undefined): BoardText {
  const clean = (text ?? '').trim();
  if (clean === '') {
    return { kind: 'blank' };
  }
  const [, word, digits] = /^(r|db|dự bị)?\s*(\d{0,3})$/i.exec(clean.normalize('NFC')) ?? [];
  const number = Number(digits);
  if (word !== undefined) {
    return { kind: 'reserve', order: number };
  }
  return digits !== undefined && number > 0 ? { kind: 'board', board: number } : { kind: 'unclear' };
}

/** Boards as typed; whoever has none typed takes the free ones in order of strength (Law 30.1.3). */
function boardsIn(
  members: readonly Player[],
  settings: Tournament['settings'],
): Pick<Team, 'official' | 'reserves'> {
  const limit = settings.boards ?? Infinity;
  const official: OfficialPlayer[] = [];
  const reserves: { player: Player; order: number }[] = [];
  for (const player of members) {
    const typed = parseBoard(player.board);
    if (typed.kind === 'board' && typed.board <= limit) {
      official.push({ board: typed.board, player });
    } else if (typed.kind === 'board' || typed.kind === 'reserve') {
      reserves.push({ player, order: typed.kind === 'board' ? typed.board : typed.order });
    }
  }
  const taken = new Set(official.map(({ board }) => board));
  const seated = new Set([...official, ...reserves].map(({ player }) => player));
  const free = members.filter((player) => !seated.has(player)).sort(compareStrength(settings));
  for (let board = 1; board <= limit && free.length > 0; board += 1) {
    const player = taken.has(board) ? undefined : free.shift();
    if (player !== undefined) {
      official.push({ board, player });
    }
  }
  return {
    official: official.sort((a, b) => a.board - b.board || a.player.number - b.player.number),
    reserves: [
      ...reserves
        .sort((a, b) => a.order - b.order || a.player.number - b.player.number)
        .map(({ player }) => player),
      ...free,
    ],
  };
}
