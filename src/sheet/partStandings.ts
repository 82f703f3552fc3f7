import {
  standings,
  type Standings,
  type StandingsOptions,
  type StandingsRow,
} from '../standings/standings.ts';
import { bracketOf, type Bracket } from '../systems/knockout/bracket.ts';
import { knockoutRanking, type KnockoutPlace } from '../systems/knockout/knockoutRanking.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Language } from './languages.ts';
import { pageWords } from './pageWords.ts';
import { roundTitle } from './roundTitle.ts';

/** The standings of one part of an event, with what only its system knows. */
export interface PartStandings extends Standings {
  /** Knockout: the round that each player has reached, in words. */
  readonly reached?: ReadonlyMap<PlayerNumber, string>;
}

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
  const bracket = bracketOf(countingRounds(tournament, options.afterRound));
  const ranking = knockoutRanking(bracket);
  const rows = new Map(byPoints.rows.map((row) => [row.player.number, row]));
  const outside = byPoints.rows.filter(
    ({ player }) => !ranking.some((each) => each.player === player.number),
  );
  return {
    ...byPoints,
    rows: [
      ...ranking.flatMap((place) => knockoutRow(rows.get(place.player), place)),
      ...outside.flatMap((row) => knockoutRow(row)),
    ],
    reached: new Map(ranking.map((place) => [place.player, reachedText(place, bracket, language)])),
  };
}

/** Nothing but the round separates players of a knockout; whoever is still in has no place yet. */
function knockoutRow(row: StandingsRow | undefined, place?: KnockoutPlace): StandingsRow[] {
  if (row === undefined) {
    return [];
  }
  const { player, points, values } = row;
  return [{ player, points, values, ...(place?.place === undefined ? {} : { place: place.place }) }];
}

function reachedText({ place, reached }: KnockoutPlace, bracket: Bracket, language: Language): string {
  const round = bracket.rounds[reached - 1];
  if (round === undefined) {
    return '';
  }
  return place === 1 ? pageWords.winner[language] : roundTitle(round.name, round.matches.length, language);
}
