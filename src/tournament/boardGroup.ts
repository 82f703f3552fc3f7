import { individualSettings } from './individualSettings.ts';
import { changesOf } from './lineUp.ts';
import type { Player, PlayerNumber } from './player.ts';
import type { Bye, Game, Round } from './round.ts';
import { teamOfPlayer, teamsOf, type Team } from './team.ts';
import { playersByNumber, type Tournament } from './tournament.ts';

/**
 * Law 30.1.3: the group of one board as a tournament of its own. Each place in it has the number of the official player;
 * a substitute takes over his place with points, colours and opponents (30.1.4).
 */
export interface BoardGroup {
  readonly board: number;
  readonly tournament: Tournament;
  /** Who sits on a place in the round to be paired. */
  readonly occupantOf: (place: PlayerNumber) => PlayerNumber;
  /**
   * Law 25: every group has its own bracket, so that match 2 of the group of board 3 is match 302 of the round. In the record
   * of the group, and where the arbiter types it so, it is match 2.
   */
  readonly matchInRound: (match: number) => number;
}

/** A place in the groups: whose it is, and in which group. */
export interface GroupPlace {
  readonly board: number;
  readonly official: PlayerNumber;
}

/** Law 30.1.3: group `board`, for pairing the given round; `tournament.rounds` holds the rounds before it, or it too. */
export function boardGroup(tournament: Tournament, board: number, round: number): BoardGroup {
  const teams = teamsOf(tournament);
  const players = playersByNumber(tournament);
  const now = substitutesIn(tournament, teams, board, round);
  const members = teams.flatMap((team) =>
    team.official.filter((each) => each.board === board).map(({ player }) => ({ team, player })),
  );
  return {
    board,
    occupantOf: (place) => now.get(place) ?? place,
    matchInRound: (match) => board * matchesOfGroup(teams) + match,
    tournament: {
      settings: settingsOfGroup(tournament, board),
      players: members
        .map(({ team, player }): Player => ({
          ...(players.get(now.get(player.number) ?? player.number) ?? player),
          number: player.number,
          team: team.letter,
        }))
        .sort((a, b) => a.number - b.number),
      rounds: tournament.rounds.map((each) => roundOfGroup(tournament, teams, each, board)),
    },
  };
}

/** Numbers of matches for each group: more than the largest bracket of so many teams has in a round. */
function matchesOfGroup(teams: readonly Team[]): number {
  return teams.length > 128 ? 1000 : 100;
}

function roundOfGroup(tournament: Tournament, teams: readonly Team[], round: Round, board: number): Round {
  const places = groupPlaces(tournament, teams, round);
  const inGroup = <Row extends Game | Bye>(row: Row): Row =>
    row.match === undefined ? row : { ...row, match: row.match % matchesOfGroup(teams) };
  const placeOf = (player: PlayerNumber): PlayerNumber[] => {
    const place = places.get(player);
    return place?.board === board ? [place.official] : [];
  };
  return {
    number: round.number,
    games: round.games.flatMap((game) =>
      placeOf(game.white).flatMap((white) =>
        placeOf(game.black).map((black) => ({ ...inGroup(game), white, black })),
      ),
    ),
    byes: round.byes.flatMap((bye) => placeOf(bye.player).map((player) => ({ ...inGroup(bye), player }))),
  };
}

/**
 * Everybody's place in a round: official players have their own, a reserve that of the player whom he replaces by the
 * Line-ups sheet, or else, typed into the record by hand, the one on the board of his opponent.
 */
export function groupPlaces(
  tournament: Tournament,
  teams: readonly Team[],
  round: Round,
): ReadonlyMap<PlayerNumber, GroupPlace> {
  const places = new Map<PlayerNumber, GroupPlace>();
  for (const team of teams) {
    team.official.forEach(({ board, player }) =>
      places.set(player.number, { board, official: player.number }),
    );
    changesOf(tournament, team, round.number)
      .filter(({ player }) => !places.has(player))
      .forEach(({ player, board }) => setPlace(places, player, placeOfTeam(team, board)));
  }
  const teamOf = teamOfPlayer(teams);
  for (const { white, black } of round.games) {
    for (const [player, opponent] of [
      [white, black],
      [black, white],
    ] as const) {
      const [team, board] = [teamOf.get(player), places.get(opponent)?.board];
      if (team !== undefined && board !== undefined && !places.has(player)) {
        setPlace(places, player, placeOfTeam(team, board));
      }
    }
  }
  return places;
}

function setPlace(
  places: Map<PlayerNumber, GroupPlace>,
  player: PlayerNumber,
  place: GroupPlace | undefined,
): void {
  if (place !== undefined) {
    places.set(player, place);
  }
}

function placeOfTeam(team: Team, board: number): GroupPlace | undefined {
  const official = team.official.find((each) => each.board === board)?.player.number;
  return official === undefined ? undefined : { board, official };
}

/** Law 30.1.4: who replaces whom on this board in a round. */
function substitutesIn(
  tournament: Tournament,
  teams: readonly Team[],
  board: number,
  round: number,
): ReadonlyMap<PlayerNumber, PlayerNumber> {
  return new Map(
    teams.flatMap((team) => {
      const place = placeOfTeam(team, board);
      const change = changesOf(tournament, team, round).find((each) => each.board === board);
      return place === undefined || change === undefined ? [] : [[place.official, change.player] as const];
    }),
  );
}

/** Team-mates never meet (30.1.2); each group draws its own lots. */
function settingsOfGroup({ settings }: Tournament, board: number): Tournament['settings'] {
  return {
    ...individualSettings(settings),
    drawSeed: `${settings.drawSeed} ${board}`,
    keepApart: [...settings.keepApart, { who: 'team', strict: true }],
  };
}
