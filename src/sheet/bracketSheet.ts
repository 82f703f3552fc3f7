import { bracketOf, type Bracket } from '../systems/knockout/bracket.ts';
import { teamsAsPlayers } from '../tournament/teamUnits.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { bracketPicture } from './bracketPicture.ts';
import type { EventRead, Part } from './event.ts';
import type { Language } from './languages.ts';
import type { SheetPage } from './page.ts';
import { partTitle } from './partTitle.ts';
import { roundTitle } from './roundTitle.ts';
import { lookMovedDown, stackPages, type PageBlock } from './stackPages.ts';
import { sheetTitles } from './titles.ts';

/** The parts of an event that are knockouts; groups by board have no bracket of their own. */
export function knockoutParts({ parts }: Pick<EventRead, 'parts'>): readonly Part[] {
  return parts.filter(({ tournament }) => isKnockout(tournament));
}

export function isKnockout({ settings }: Tournament): boolean {
  return settings.system === 'knockout' && settings.teamForm !== 'boardGroups';
}

/** Law 25, 30.3: the bracket, and those who stand in it: players, or teams. */
export function bracketWithEntrants(tournament: Tournament): { bracket: Bracket; entrants: Tournament } {
  const entrants = tournament.settings.teamForm === undefined ? tournament : teamsAsPlayers(tournament);
  return { bracket: bracketOf(entrants), entrants };
}

/** Law 25: the round of a knockout by its name (bán kết, …); `''` in any other system. */
export function knockoutRoundTitle(tournament: Tournament, round: number, language: Language): string {
  const named = isKnockout(tournament)
    ? bracketWithEntrants(tournament).bracket.rounds[round - 1]
    : undefined;
  return named === undefined ? '' : roundTitle(named.name, named.matches.length, language);
}

/** Law 25: where the record of a knockout contradicts itself, as when a result is corrected after the next round was paired. */
export function bracketProblems({ tournament }: Part): readonly Problem[] {
  const begun = tournament.rounds.some((round) => round.games.length > 0);
  return begun && isKnockout(tournament) ? bracketWithEntrants(tournament).bracket.problems : [];
}

/** The Bracket sheet: the bracket of every knockout part, one below the other, to print and to show. */
export function bracketSheet(event: EventRead): SheetPage {
  const pictures = knockoutParts(event).map((part) => {
    const { bracket, entrants } = bracketWithEntrants(part.tournament);
    return { part, picture: bracketPicture(bracket, entrants, event.language, 3) };
  });
  const widest = Math.max(1, ...pictures.map(({ picture }) => picture.columnWidths.length));
  const blocks = pictures.map(({ part, picture }): PageBlock => {
    const titles = partTitle(event, part);
    return {
      cells: [...titles, ...picture.cells],
      boldRows: titles.map((_, row) => row),
      plainText: Array.from({ length: widest }, (_, column) => column),
      look: lookMovedDown(picture.look, titles.length),
    };
  });
  const widths = pictures.find(({ picture }) => picture.columnWidths.length === widest);
  return stackPages(sheetTitles.bracket[event.language], blocks, widths?.picture.columnWidths ?? []);
}
