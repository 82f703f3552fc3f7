import type { Pairing } from '../tournament/pairing.ts';
import type { Player, PlayerNumber } from '../tournament/player.ts';
import { resultHeading, type ResultColumn } from './headings.ts';
import type { Language } from './languages.ts';
import type { PageValue } from './page.ts';
import { makeResult } from './resultText.ts';
import { tableHeadings } from './tableHeadings.ts';
import { colourWords, type ColourNames } from './words.ts';

/** The preview of a round: Board, White no, White, Black no, Black; in matches also Match and Game; byes last. */
export function pairingRows(
  pairing: Pairing,
  players: readonly Player[],
  language: Language,
  colours: ColourNames,
): PageValue[][] {
  const names = new Map<PlayerNumber, string>(players.map((player) => [player.number, player.name]));
  const named = (number: PlayerNumber): PageValue[] => [number, names.get(number) ?? ''];
  const matches = pairing.boards.some((board) => board.match !== undefined);
  const inMatch = (match?: number, game?: number): PageValue[] => (matches ? [match ?? '', game ?? ''] : []);
  const column = (key: ResultColumn): string => resultHeading(key, language, colours);
  const words = colourWords[colours][language];
  const number = tableHeadings.numberOf[language];
  const heading = [
    ...(matches ? [column('match'), column('game')] : []),
    column('board'),
    number.replace('{colour}', words.white),
    words.white,
    number.replace('{colour}', words.black),
    words.black,
  ];
  return [
    heading,
    ...pairing.boards.map((board) => [
      ...inMatch(board.match, board.game),
      board.board,
      ...named(board.white),
      ...named(board.black),
    ]),
    ...pairing.byes.map(({ match, game, board, player, outcome }) => [
      ...inMatch(match, game),
      board ?? '',
      ...named(player),
      '',
      makeResult(outcome),
    ]),
  ];
}
