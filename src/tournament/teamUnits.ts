import type { OpenGames } from './history.ts';
import { individualSettings } from './individualSettings.ts';
import type { GameOutcome } from './outcome.ts';
import type { Player, PlayerNumber, RequestedBye } from './player.ts';
import { halfPoints, type PointSystem } from './points.ts';
import type { Bye, Game, Round } from './round.ts';
import type { KeepApart, Settings } from './settings.ts';
import { boardCount, membersOf, teamOfPlayer, teamsOf, type Team } from './team.ts';
import { gamesOfLeg } from './matchLength.ts';
import { teamRounds, type FreeTeam, type TeamMatch, type TeamRound } from './teamMatch.ts';
import { matchWinner } from './teamWinner.ts';
import type { Tournament } from './tournament.ts';

/** A win of a match is 2 match points, a draw 1. */
const winOfMatch = halfPoints(4);

/**
 * Law 30, first paragraph: each team is one unit. A tournament whose players are the teams (number 1 = team A) and
 * whose games are their matches, worth board points or, by the setting, match points; any system of individuals pairs
 * and ranks it.
 */
export function teamsAsPlayers(tournament: Tournament, open: OpenGames = 'asDraw'): Tournament {
  const teams = teamsOf(tournament);
  const boards = boardCount(teams, tournament.settings);
  const rounds = teamRounds(tournament, open).map((round) => roundOfUnits(round, tournament.settings));
  return {
    settings: settingsOfUnits(tournament.settings, teams, boards),
    players: teams.map((team) => unitOf(team, boards, tournament.rounds.length + 1)),
    rounds,
  };
}

/** A team as a player: its rating is the mean of its boards; it is away when all of them are. */
function unitOf(team: Team, boards: number, next: number): Player {
  const official = team.official.filter(({ board }) => board <= boards).map(({ player }) => player);
  const members = membersOf(team);
  const ratings = official.flatMap(({ rating }) => (rating === undefined ? [] : [rating]));
  const left = members.map(({ leftAfter }) => leftAfter ?? Infinity);
  const from = Math.min(...members.map(({ fromRound }) => fromRound ?? 1));
  const seed = official.find((player) => player.seed !== undefined)?.seed;
  const exempt = official.find((player) => player.exempt !== undefined)?.exempt;
  const [club] = members.map((player) => player.club);
  return {
    number: team.number,
    name: team.name,
    byes: byesOf(official.length > 0 ? official : members, next),
    ...(ratings.length === 0
      ? {}
      : { rating: Math.round(ratings.reduce((sum, each) => sum + each, 0) / ratings.length) }),
    ...(from > 1 ? { fromRound: from } : {}),
    ...(Math.max(...left) < Infinity ? { leftAfter: Math.max(...left) } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(exempt === undefined ? {} : { exempt }),
    ...(club !== undefined && members.every((player) => player.club === club) ? { club } : {}),
    ...(members.every((player) => player.present === false) ? { present: false } : {}),
  };
}

/** A team is excused from a round when every one of its boards is. */
function byesOf(official: readonly Player[], next: number): RequestedBye[] {
  const [first] = official;
  return (first?.byes ?? []).filter(
    ({ round }) =>
      round <= next && official.every((player) => player.byes.some((bye) => bye.round === round)),
  );
}

function settingsOfUnits(settings: Settings, teams: readonly Team[], boards: number): Settings {
  const { acceleration } = settings;
  return {
    ...individualSettings(settings),
    gamesPerMatch: 1,
    points: pointsOfUnits(settings, boards),
    acceleration: acceleration.kind === 'explicit' ? { kind: 'none' } : acceleration,
    keepApart: settings.keepApart.flatMap((rule) => keepTeamsApart(rule, teams)),
  };
}

/** What a match can be worth: 2-1-0, or every point of every board. */
function pointsOfUnits(settings: Settings, boards: number): PointSystem {
  const { points } = settings;
  const games = legsOf(settings) * gamesOfLeg(settings, boards) * boards;
  const whole = (each: number): PointSystem['win'] => halfPoints(settings.matchPoints ? 0 : each * games);
  return settings.matchPoints
    ? {
        win: winOfMatch,
        draw: halfPoints(winOfMatch / 2),
        loss: halfPoints(0),
        pairingBye: byeOfMatch(points),
        forfeitLoss: halfPoints(0),
        absence: halfPoints(0),
      }
    : {
        win: whole(points.win),
        draw: whole(points.draw),
        loss: whole(points.loss),
        pairingBye: whole(points.pairingBye),
        forfeitLoss: whole(points.forfeitLoss),
        absence: whole(points.absence),
      };
}

/** Legs that every match has. In a knockout the second one is only for level matches (Law 30.3). */
export function legsOf(settings: Settings): 1 | 2 {
  return settings.secondLeg && settings.system !== 'knockout' ? 2 : 1;
}

function byeOfMatch({ pairingBye, win, draw }: PointSystem): PointSystem['pairingBye'] {
  return halfPoints(pairingBye >= win ? winOfMatch : pairingBye >= draw ? winOfMatch / 2 : 0);
}

/** Law 30.1.2: named players stand for their teams; everybody's team-mates are one unit already. */
function keepTeamsApart(rule: KeepApart, teams: readonly Team[]): KeepApart[] {
  if (typeof rule.who === 'string') {
    return rule.who === 'club' ? [rule] : [];
  }
  const teamOf = teamOfPlayer(teams);
  const numbers = rule.who.flatMap((player): PlayerNumber[] => {
    const team = teamOf.get(player);
    return team === undefined ? [] : [team.number];
  });
  const who = [...new Set(numbers)];
  return who.length > 1 ? [{ ...rule, who }] : [];
}

function roundOfUnits(round: TeamRound, settings: Settings): Round {
  return {
    number: round.number,
    games: round.matches.map((match) => gameOfUnits(match, settings)),
    byes: round.free.map((free) => byeOfUnit(free, settings)),
  };
}

function gameOfUnits(match: TeamMatch, settings: Settings): Game {
  const outcome = outcomeOf(match, settings);
  const { white, black } = match.points;
  return {
    board: match.match,
    match: match.match,
    game: 1,
    white: match.teams.white.number,
    black: match.teams.black.number,
    ...(outcome === undefined ? {} : { outcome }),
    ...(settings.matchPoints ? {} : { points: { white: white.total, black: black.total } }),
  };
}

/** In a knockout the steps of Law 30.3 find a winner of a level match; elsewhere it is a draw. */
function outcomeOf(match: TeamMatch, settings: Settings): GameOutcome | undefined {
  if (!match.complete) {
    return undefined;
  }
  const { white, black } = match.points;
  const difference = white.total - black.total;
  const winner =
    settings.system === 'knockout'
      ? matchWinner(match)
      : difference === 0
        ? undefined
        : difference > 0
          ? 'white'
          : 'black';
  if (winner === undefined) {
    const nobody = !match.played && white.total + black.total === 0;
    return nobody ? 'bothForfeit' : 'draw';
  }
  if (!match.played) {
    return winner === 'white' ? 'whiteWinsByForfeit' : 'blackWinsByForfeit';
  }
  return winner === 'white' ? 'whiteWins' : 'blackWins';
}

function byeOfUnit({ team, outcome, points, match }: FreeTeam, settings: Settings): Bye {
  return {
    player: team.number,
    outcome,
    ...(match === undefined ? {} : { match }),
    ...(settings.matchPoints ? {} : { points: points.total }),
  };
}
