import { teamOfPlayer } from '../tournament/team.ts';
import { gameMeaning, gameOutcomes, pointsOf } from '../tournament/outcome.ts';
import type { Colour } from '../tournament/colour.ts';
import type { Settings } from '../tournament/settings.ts';
import type { TeamMatch } from '../tournament/teamMatch.ts';
import { columnLetters } from './address.ts';
import { makeResult } from './resultText.ts';

/** Between the points of two teams; quoted it stands in the formula too. */
const between = ' – ';

/** The running score of a match as it stands on record: `2.5 – 1.5`. */
export function scoreShown({ points }: TeamMatch): string {
  return `${points.white.total / 2}${between}${points.black.total / 2}`;
}

/**
 * The running score of a match, added up from the results in the rows below this one, so that it follows what is typed.
 * Boards that one team has left empty are in it already: they have no result to wait for.
 */
export function teamScoreFormula(match: TeamMatch, settings: Settings, column: number): string {
  const letters = columnLetters(column);
  const games = match.games.length + (match.lot === undefined ? 0 : 1);
  const cells = `INDEX(${letters}:${letters},ROW()+1):INDEX(${letters}:${letters},ROW()+${games})`;
  const teamOf = teamOfPlayer([match.teams.white, match.teams.black]);
  const asWhite = match.games.map(({ white }) => (teamOf.get(white) === match.teams.white ? 1 : 0));
  const mask = (own: 0 | 1): string =>
    `{${[...asWhite.map((side) => (side === own ? 1 : 0)), ...(match.lot === undefined ? [] : [0])].join(';')}}`;
  const worth = (colour: Colour): string =>
    gameOutcomes
      .flatMap((outcome) => {
        const { award, open } = gameMeaning[outcome];
        const points = open === true ? 0 : pointsOf(award[colour], settings.points);
        return points === 0 ? [] : [`(${cells}="${makeResult(outcome)}")*${points}`];
      })
      .join('+');
  const sum = (own: 0 | 1, alone: number): string =>
    `(SUMPRODUCT(${mask(own)}*(${worth('white')})+${mask(own === 1 ? 0 : 1)}*(${worth('black')}))+${alone})/2`;
  return `=${sum(1, aloneBoards(match, settings, 'white'))}&"${between}"&${sum(0, aloneBoards(match, settings, 'black'))}`;
}

/** What a team has from boards on which nobody sat against it, in half-points as the formula counts: no decimals, no commas. */
function aloneBoards({ points, games, teams }: TeamMatch, settings: Settings, side: Colour): number {
  const teamOf = teamOfPlayer([teams[side]]);
  const played = games.reduce((sum, { white, outcome }) => {
    const meaning = outcome === undefined ? undefined : gameMeaning[outcome];
    const colour: Colour = teamOf.has(white) ? 'white' : 'black';
    return meaning === undefined || meaning.open === true
      ? sum
      : sum + pointsOf(meaning.award[colour], settings.points);
  }, 0);
  return points[side].total - played;
}
