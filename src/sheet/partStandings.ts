import { standings, type Standings, type StandingsOptions } from '../standings/standings.ts';
import { teamStandings, type TeamStandings, type TeamStandingsOptions } from '../standings/teamStandings.ts';
import type { Bracket } from '../systems/knockout/bracket.ts';
import { knockoutRanking, type KnockoutPlace } from '../systems/knockout/knockoutRanking.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { bracketWithEntrants, isKnockout } from './bracketSheet.ts';
import type { Language } from './languages.ts';
import { pageWords } from './pageWords.ts';
import { roundTitle } from './roundTitle.ts';

/** What only a knockout knows: the round that each player, or team, has reached, in words. */
interface Reached {
  readonly reached?: ReadonlyMap<PlayerNumber, string>;
}

/** The standings of one part of an event, with what only its system knows. */
export type PartStandings = Standings & Reached;

export type TeamPartStandings = TeamStandings & Reached;

/** By points and tie-breaks; in a knockout by the round reached (rules.md 3), whatever the points of the games. */
export function partStandings(
  tournament: Tournament,
  language: Language,
  options: StandingsOptions = {},
): PartStandings {
  const { system, teamForm } = tournament.settings;
  if (system !== 'knockout' || teamForm !== undefined) {
    return standings(tournament, options);
  }
  const byPoints = standings(tournament, { tieBreaks: [], ...options });
  const counted = countingRounds(tournament, options.afterRound);
  return { ...byPoints, ...byRound(byPoints.rows, ({ player }) => player.number, counted, language) };
}

/** Law 30.1.5; a knockout of teams is ranked as one of individuals (Law 30.3). */
export function teamPartStandings(
  tournament: Tournament,
  language: Language,
  options: TeamStandingsOptions = {},
): TeamPartStandings {
  if (!isKnockout(tournament)) {
    return teamStandings(tournament, options);
  }
  const byPoints = teamStandings(tournament, { criteria: [], ...options });
  const counted = countingRounds(tournament, options.afterRound);
  return { ...byPoints, ...byRound(byPoints.rows, ({ team }) => team.number, counted, language) };
}

interface Row {
  readonly place?: number;
  readonly separatedBy?: string;
}

function byRound<T extends Row>(
  byPoints: readonly T[],
  numberOf: (row: T) => PlayerNumber,
  tournament: Tournament,
  language: Language,
): Reached & { readonly rows: T[] } {
  const { bracket } = bracketWithEntrants(tournament);
  const ranking = knockoutRanking(bracket);
  const reached = new Map(ranking.map((place) => [place.player, reachedText(place, bracket, language)]));
  const rows = new Map(byPoints.map((row) => [numberOf(row), row]));
  return {
    rows: [
      ...ranking.flatMap((place) => knockoutRow(rows.get(place.player), place)),
      ...byPoints.filter((row) => !reached.has(numberOf(row))).flatMap((row) => knockoutRow(row)),
    ],
    reached,
  };
}

/** Nothing but the round separates those of a knockout; whoever is still in has no place yet. */
function knockoutRow<T extends Row>(row: T | undefined, place?: KnockoutPlace): T[] {
  if (row === undefined) {
    return [];
  }
  const own: { -readonly [Key in keyof T]: T[Key] } = { ...row };
  delete own.separatedBy;
  delete own.place;
  return [place?.place === undefined ? own : { ...own, place: place.place }];
}

function reachedText({ place, reached }: KnockoutPlace, bracket: Bracket, language: Language): string {
  const round = bracket.rounds[reached - 1];
  if (round === undefined) {
    return '';
  }
  return place === 1 ? pageWords.winner[language] : roundTitle(round.name, round.matches.length, language);
}
