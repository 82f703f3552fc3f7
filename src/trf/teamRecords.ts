import { lineUpOf } from '../tournament/lineUp.ts';
import type { LineUpChange } from '../tournament/lineUpChange.ts';
import { playerNumber } from '../tournament/player.ts';
import { halfPoints, type HalfPoints } from '../tournament/points.ts';
import { teamsMeet } from '../tournament/settings.ts';
import { boardCount, membersOf, teamKey, teamsOf, type Team } from '../tournament/team.ts';
import { teamRounds, type TeamMatch, type TeamRound } from '../tournament/teamMatch.ts';
import { teamsAsPlayers } from '../tournament/teamUnits.ts';
import { finalScore, historyOf } from '../tournament/history.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { TrfDocument, TrfRecord } from './document.ts';
import { layOut, pointsText, rightAligned } from './line.ts';

/** The codes of the records of teams that `teamRecords` writes from what the tournament holds. */
export const teamCodes = ['013', '300', '320', '330'];

/** TRF26: match points 362, colours 352, teams 310, their byes 320, forfeits 330 and line-ups 300. */
export function teamRecords(tournament: Tournament): TrfRecord[] {
  const { settings } = tournament;
  if (settings.teamForm === undefined) {
    return [];
  }
  const teams = teamsOf(tournament);
  const boards = boardCount(teams, settings);
  const rounds = teamsMeet(settings) ? teamRounds(tournament, 'asDraw') : [];
  const isWhite = (index: number): boolean => settings.teamForm === 'scheveningen' || index % 2 === 0;
  const colours = Array.from({ length: boards }, (_, index) => (isWhite(index) ? 'W' : 'B')).join('');
  return [
    ...(settings.matchPoints ? [matchPointSystem] : []),
    { kind: 'text', code: '352', text: colours },
    ...teams310(tournament, teams),
    ...byes320(rounds),
    ...rounds.flatMap(({ matches }) => matches.flatMap(forfeit330)),
    ...lineUps300(tournament, teams, rounds),
  ];
}

const matchPointSystem: TrfRecord = {
  kind: 'pointSystem',
  code: '362',
  values: [
    { symbol: 'TW', points: halfPoints(4) },
    { symbol: 'TD', points: halfPoints(2) },
    { symbol: 'TL', points: halfPoints(0) },
  ],
};

function raw(cells: readonly (readonly [number, string])[]): TrfRecord {
  return { kind: 'unread', text: layOut(cells.map(([column, text]): [number, string] => [column, text])) };
}

function teams310(tournament: Tournament, teams: readonly Team[]): TrfRecord[] {
  const scores = (matchPoints: boolean): ((team: Team) => HalfPoints) => {
    const settings = { ...tournament.settings, matchPoints };
    const history = historyOf(teamsAsPlayers({ ...tournament, settings }));
    return ({ number }) => {
      const own = history.get(number);
      return own === undefined ? halfPoints(0) : finalScore(own);
    };
  };
  const [matchPoints, gamePoints] = [scores(true), scores(false)];
  const ranking = tournament.settings.matchPoints ? matchPoints : gamePoints;
  return teams.map((team) => ({
    kind: 'team',
    number: team.number,
    name: team.name,
    nickname: team.letter,
    ...(teamsMeet(tournament.settings) ? { matchPoints: matchPoints(team) } : {}),
    gamePoints: gamePoints(team),
    rank: 1 + teams.filter((other) => ranking(other) > ranking(team)).length,
    players: membersOf(team).map(({ number }) => number),
  }));
}

/** One line: what a bye was worth, and who had it in each round. */
function byes320(rounds: readonly TeamRound[]): TrfRecord[] {
  const allocated = rounds.map(({ free }) => free.find(({ outcome }) => outcome === 'pairingBye'));
  const worth = allocated.find((free) => free !== undefined)?.points.total;
  return worth === undefined
    ? []
    : [
        raw([
          [1, '320'],
          [5, rightAligned(pointsText(halfPoints(4)), 4)],
          [10, rightAligned(pointsText(worth), 4)],
          ...allocated.map((free, index): [number, string] => [
            15 + 4 * index,
            padded(free?.team.number ?? 0),
          ]),
        ]),
      ];
}

function forfeit330({ round, teams, points, complete, played }: TeamMatch): TrfRecord[] {
  if (played || !complete) {
    return [];
  }
  const [white, black] = [points.white.total, points.black.total];
  const kind = white > black ? '+-' : white < black ? '-+' : '--';
  const numbers = [round, teams.white.number, teams.black.number].map(padded);
  return [
    raw([[1, '330'], [5, kind], ...numbers.map((text, index): [number, string] => [8 + 4 * index, text])]),
  ];
}

function padded(value: number): string {
  return String(value).padStart(3, '0');
}

/** The rounds in which a team did not play in the order of its record 310. */
function lineUps300(
  tournament: Tournament,
  teams: readonly Team[],
  rounds: readonly TeamRound[],
): TrfRecord[] {
  const boards = boardCount(teams, tournament.settings);
  const numbers = [...new Set((tournament.lineUps ?? []).map(({ round }) => round))].sort((a, b) => a - b);
  return numbers.flatMap((round) =>
    teams.flatMap((team) => {
      const lineUp = lineUpOf(tournament, team, boards, round);
      const usual = lineUpOf({ ...tournament, lineUps: [] }, team, boards, round);
      const match = rounds[round - 1]?.matches.find(({ teams: { white, black } }) =>
        [white.number, black.number].includes(team.number),
      );
      const opponent = [match?.teams.white, match?.teams.black].find((each) => each?.number !== team.number);
      const seats = lineUp.map((player, index): [number, string] => [
        17 + 5 * index,
        String(player ?? 0).padStart(4, '0'),
      ]);
      const slots: [number, string][] = [
        [1, '300'],
        [5, rightAligned(round, 3)],
        [9, rightAligned(team.number, 3)],
        [13, rightAligned(opponent?.number ?? 0, 3)],
      ];
      return lineUp.join() === usual.join() ? [] : [raw([...slots, ...seats])];
    }),
  );
}

/** Records 013 and 310: each player's team and his place in it. */
export function teamPlaces({ records }: TrfDocument): ReadonlyMap<number, { team: string; board: string }> {
  const places = new Map<number, { team: string; board: string }>();
  const add = (team: string, players: readonly number[]): void =>
    players.forEach((player, index) => places.set(player, { team, board: String(index + 1) }));
  for (const record of records) {
    if (record.kind === 'team') {
      add(record.name, record.players);
    } else if (record.kind === 'unread' && record.text.startsWith('013')) {
      add(record.text.slice(4, 36).trim(), numbersIn(record.text.slice(36)));
    }
  }
  return places;
}

/** Records 300: the boards on which somebody else sat than the order of the team says. */
export function lineUpsOfTrf({ records }: TrfDocument, tournament: Tournament): LineUpChange[] {
  const teams = teamsOf(tournament);
  return records.flatMap((record) => {
    if (record.kind !== 'unread' || !record.text.startsWith('300')) {
      return [];
    }
    const [round = 0, number] = numbersIn(record.text.slice(3, 11));
    const named = records.find((each) => each.kind === 'team' && each.number === number);
    const team = teams.find((each) =>
      named?.kind === 'team' ? teamKey(each.name) === teamKey(named.name) : each.number === number,
    );
    return numbersIn(record.text.slice(16)).flatMap((player, index): LineUpChange[] => {
      const own = team?.official.find(({ board }) => board === index + 1)?.player.number;
      return team === undefined || player === 0 || player === own
        ? []
        : [{ round, team: team.name, board: index + 1, player: playerNumber(player) }];
    });
  });
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
