import { historyOf, type Entry, type History, type PlayerHistory } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { isSwiss } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { colourLetters } from './colourLetters.ts';
import type { Language } from './languages.ts';
import { ownResult } from './ownResult.ts';
import { pageWords } from './pageWords.ts';
import { makePoints } from './settingValues.ts';
import { tableHeadings } from './tableHeadings.ts';
import type { ColourNames } from './words.ts';

export interface CardContext {
  readonly tournament: Tournament;
  readonly history: History;
  readonly language: Language;
  readonly colourNames: ColourNames;
}

export function cardContext(
  tournament: Tournament,
  language: Language,
  colourNames: ColourNames,
): CardContext {
  return { tournament, history: historyOf(tournament, 'asNothing'), language, colourNames };
}

/** Round, number and name of the opponent, colour, result, running points, float. */
export const cardColumns = 7;

/**
 * Law 29.1: the card of one player — number, name and grade; then for every round the opponent (number, grade), colour,
 * result, running points, ↓ or ↑. Rounds still to come are empty lines, to be filled in by hand. All cells are text.
 */
export function scoreCard(number: PlayerNumber, context: CardContext): string[][] {
  const { tournament, language } = context;
  const own = context.history.get(number);
  const title = [cardTitle(number, context)];
  const headings = [
    tableHeadings.round[language],
    tableHeadings.number[language],
    tableHeadings.opponent[language],
    pageWords.colourShort[language],
    tableHeadings.result[language],
    tableHeadings.points[language],
    '↓↑',
  ];
  const played = own === undefined ? [] : playedLines(own, context);
  const rounds = Math.max(tournament.settings.rounds ?? 0, tournament.rounds.length);
  const coming = Array.from({ length: rounds - tournament.rounds.length }, (_, index) => [
    String(tournament.rounds.length + index + 1),
  ]);
  return [title, headings, ...played, ...coming].map((row) => [
    ...row,
    ...Array.from({ length: cardColumns - row.length }, () => ''),
  ]);
}

function cardTitle(number: PlayerNumber, { history }: CardContext): string {
  const player = history.get(number)?.player;
  const about = [player?.grade ?? player?.title, player?.club].filter(
    (text) => text !== undefined && text !== '',
  );
  return [`${number}. ${player?.name ?? ''}`, ...about].join(' – ');
}

function playedLines(own: PlayerHistory, context: CardContext): string[][] {
  let points = 0;
  return own.entries.map((entry) => {
    points += entry.points;
    const open = entry.opponent !== undefined && entry.outcome === undefined;
    return [
      entry.game === undefined ? String(entry.round) : `${entry.round}.${entry.game}`,
      ...opponentCells(entry, context),
      ownResult(entry),
      open ? '' : makePoints(points),
      floatMark(own, entry, context),
    ];
  });
}

function opponentCells(entry: Entry, { history, language, colourNames }: CardContext): string[] {
  if (entry.opponent === undefined || entry.colour === undefined) {
    return ['', entry.outcome === undefined ? pageWords.absent[language] : '', ''];
  }
  const opponent = history.get(entry.opponent)?.player;
  const grade = opponent?.grade ?? opponent?.title ?? '';
  const name = `${opponent?.name ?? ''}${grade === '' ? '' : ` (${grade})`}`;
  return [String(entry.opponent), name, colourLetters[colourNames][language][entry.colour]];
}

/** Law 29.4.4: the floater has ↓, his opponent ↑. */
function floatMark(own: PlayerHistory, { round, opponent }: Entry, context: CardContext): string {
  const other = opponent === undefined ? undefined : context.history.get(opponent);
  const difference = (own.scoreBefore[round - 1] ?? 0) - (other?.scoreBefore[round - 1] ?? 0);
  const floats = isSwiss[context.tournament.settings.system] && other !== undefined;
  return !floats || difference === 0 ? '' : difference > 0 ? '↓' : '↑';
}
