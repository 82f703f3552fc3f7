import { teamOfPlayer } from '../tournament/team.ts';
import { gameMeaning, pointsOf, type GameOutcome } from '../tournament/outcome.ts';
import type { Colour } from '../tournament/colour.ts';
import type { Settings } from '../tournament/settings.ts';
import type { TeamMatch } from '../tournament/teamMatch.ts';
import { columnLetters } from './address.ts';
import type { Language } from './languages.ts';
import { usualResults } from './usualResults.ts';

/** Between the points of two teams; quoted it stands in the formula too. */
const between = ' – ';

/** The running score of a match as it stands on record: `2.5 – 1.5`. */
export function scoreShown({ points }: TeamMatch): string {
  return `${points.white.total / 2}${between}${points.black.total / 2}`;
}

/** What a result is worth, and how it may be typed. */
interface Rules {
  readonly settings: Settings;
  readonly language: Language;
}

/**
 * The running score of a match, added up from the results in the rows below, so that it follows what is typed, in every
 * usual way of typing it. A result typed in another way leaves the cell empty until a command has read it.
 * Boards that one team has left empty are in it already: they have no result to wait for. No decimals, no commas inside
 * lists: what these are called depends on the locale of the spreadsheet.
 *
 * @param row of the score itself, counted from 0 as the column is
 */
export function teamScoreFormula(match: TeamMatch, rules: Rules, row: number, column: number): string {
  const letters = columnLetters(column);
  const games = match.games.length + (match.lot === undefined ? 0 : 1);
  const cells = `${letters}${row + 2}:${letters}${row + 1 + games}`;
  const teamOf = teamOfPlayer([match.teams.white, match.teams.black]);
  const asWhite = match.games.map(({ white }) => (teamOf.get(white) === match.teams.white ? 1 : 0));
  const mask = (own: 0 | 1): string =>
    `{${[...asWhite.map((side) => (side === own ? 1 : 0)), ...(match.lot === undefined ? [] : [0])].join(';')}}`;
  const [white, black] = [worth(cells, rules, 'white'), worth(cells, rules, 'black')];
  const sum = (own: 0 | 1, alone: number): string =>
    `(SUMPRODUCT(${mask(own)}*(${white})+${mask(own === 1 ? 0 : 1)}*(${black}))+${alone})/2`;
  const [ours, theirs] = [
    sum(1, aloneBoards(match, rules.settings, 'white')),
    sum(0, aloneBoards(match, rules.settings, 'black')),
  ];
  const unread = `SUMPRODUCT((${cells}<>"")-(${understood(cells, rules)}))`;
  return `=IF(${unread}=0,${ours}&"${between}"&${theirs},"")`;
}

/** In half-points, for each cell. */
function worth(cells: string, { settings, language }: Rules, colour: Colour): string {
  const terms = usualResults(language, settings.points).flatMap(({ outcome, texts }) => {
    const points = pointsFor(outcome, colour, settings);
    return points === 0 ? [] : [`(${equalToOne(cells, texts)})*${points}`];
  });
  return terms.length === 0 ? `(${cells}="")*0` : terms.join('+');
}

function understood(cells: string, { settings, language }: Rules): string {
  return usualResults(language, settings.points)
    .map(({ texts }) => equalToOne(cells, texts))
    .join('+');
}

function equalToOne(cells: string, texts: readonly string[]): string {
  return texts.map((text) => `(${cells}="${text}")`).join('+');
}

function pointsFor(outcome: GameOutcome, colour: Colour, settings: Settings): number {
  const { award, open } = gameMeaning[outcome];
  return open === true ? 0 : pointsOf(award[colour], settings.points);
}

/** What a team has from boards on which nobody sat against it, in half-points as the formula counts: no decimals, no commas. */
function aloneBoards({ points, games, teams }: TeamMatch, settings: Settings, side: Colour): number {
  const teamOf = teamOfPlayer([teams[side]]);
  const played = games.reduce((sum, { white, outcome }) => {
    const colour: Colour = teamOf.has(white) ? 'white' : 'black';
    return outcome === undefined ? sum : sum + pointsFor(outcome, colour, settings);
  }, 0);
  return points[side].total - played;
}
