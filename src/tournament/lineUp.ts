import type { LineUpChange } from './lineUpChange.ts';
import { isInEvent, requestedBye } from './participants.ts';
import type { Player, PlayerNumber } from './player.ts';
import { boardCount, teamKey, teamsOf, type Team } from './team.ts';
import type { Tournament } from './tournament.ts';

/** Who sits on boards 1, 2, …; `undefined` where the team has nobody. */
export type LineUp = readonly (PlayerNumber | undefined)[];

/** Law 30.1.3–4: in a friendly match of this many boards others move up and the order may be changed. */
export const bigFriendlyBoards = 30;

/** Law 30.1.3–4: the line-up of every team in a round: the Players sheet, less what the Line-ups sheet changes for that round. */
export function lineUpsOf(
  tournament: Tournament,
  round: number,
  teams: readonly Team[] = teamsOf(tournament),
): ReadonlyMap<PlayerNumber, LineUp> {
  const boards = boardCount(teams, tournament.settings);
  return new Map(teams.map((team) => [team.number, lineUpOf(tournament, team, boards, round)]));
}

export function lineUpOf(tournament: Tournament, team: Team, boards: number, round: number): LineUp {
  const seats = boards >= bigFriendlyBoards ? movedUp(team, boards, round) : ownBoards(team, boards);
  for (const change of changesOf(tournament, team, round)) {
    if (change.board >= 1 && change.board <= boards) {
      seats[change.board - 1] = change.player;
    }
  }
  return seats;
}

export function changesOf(tournament: Tournament, team: Team, round: number): LineUpChange[] {
  return (tournament.lineUps ?? []).filter((change) => change.round === round && isTeam(team, change.team));
}

export function isTeam(team: Team, text: string): boolean {
  const key = teamKey(text);
  return key === teamKey(team.name) || key === team.letter.toLowerCase();
}

function ownBoards(team: Team, boards: number): (PlayerNumber | undefined)[] {
  return Array.from(
    { length: boards },
    (_, index) => team.official.find(({ board }) => board === index + 1)?.player.number,
  );
}

/** Law 30.1.4, last paragraph: those behind an absent player move up, and the reserve takes the last board. */
function movedUp(team: Team, boards: number, round: number): (PlayerNumber | undefined)[] {
  const order = [...team.official.map(({ player }) => player), ...team.reserves].filter((player) =>
    canPlay(player, round),
  );
  return Array.from({ length: boards }, (_, index) => order[index]?.number);
}

/** In the event, and not excused from this round. */
export function canPlay(player: Player, round: number): boolean {
  return isInEvent(player, round) && requestedBye(player, round) === undefined;
}
