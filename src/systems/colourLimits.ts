import type { Colour } from '../tournament/colour.ts';
import { historyOf, whiteSurplus, type History, type PlayerHistory } from '../tournament/history.ts';
import { gameMeaning } from '../tournament/outcome.ts';
import type { PairedBoard, Pairing } from '../tournament/pairing.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { isSwiss, teamsMeet, type SystemName } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';

/** Somebody whom a round gives a colour for the third time running, or three times more than the other one. */
export interface BeyondLimit {
  readonly code: 'thirdColourOnRecord' | 'threeMoreOnRecord';
  readonly number: PlayerNumber;
  readonly round: number;
  readonly board: number;
}

/**
 * Laws 27, 29.4.2; C.04.1 (2026) 6–7: who goes beyond a limit of the colours with a round that is on record, whoever
 * paired it. In the last round the limits may yield: in FIDE's system for anybody, in those of the law between equal scores.
 * The difference of a drawn Swiss yields where the round cannot be completed otherwise (29.4.2: "avoid"), so it is not
 * asked about.
 *
 * @param before holds the rounds before the one asked about
 */
export function beyondColourLimits(
  before: Tournament,
  { round, boards }: Pick<Pairing, 'round' | 'boards'>,
): BeyondLimit[] {
  const { settings } = before;
  if (!isSwiss[settings.system] || teamsMeet(settings)) {
    return [];
  }
  const history = historyOf(before);
  return boards
    .filter((board) => isPlayed(board) && !mayYield(before, history, board, round))
    .flatMap((board) =>
      [
        ...beyond(history.get(board.white), 'white', settings.system).map((code) => ({
          code,
          number: board.white,
        })),
        ...beyond(history.get(board.black), 'black', settings.system).map((code) => ({
          code,
          number: board.black,
        })),
      ].map((each) => ({ ...each, round, board: board.board })),
    );
}

function isPlayed({ outcome }: PairedBoard): boolean {
  return outcome === undefined || gameMeaning[outcome].played;
}

function mayYield(
  { settings }: Tournament,
  history: History,
  { white, black }: PairedBoard,
  round: number,
): boolean {
  const score = (number: PlayerNumber): number | undefined => history.get(number)?.scoreBefore[round - 1];
  return round === settings.rounds && (settings.system === 'dutch' || score(white) === score(black));
}

function beyond(own: PlayerHistory | undefined, next: Colour, system: SystemName): BeyondLimit['code'][] {
  const colours = own?.colours ?? [];
  const [before, last] = colours.slice(-2);
  return [
    ...(before === next && last === next ? ['thirdColourOnRecord' as const] : []),
    ...(system !== 'drawn' && Math.abs(whiteSurplus([...colours, next])) > 2
      ? ['threeMoreOnRecord' as const]
      : []),
  ];
}
