import { makeTieBreak, parseTieBreak, type TieBreakSpec } from '../tiebreaks/tieBreakSpec.ts';

/** What ranks teams (Law 30.1.5): points, the points of one board, or a tie-break between the teams as units. */
export type TeamCriterion =
  | { readonly kind: 'matchPoints' }
  | { readonly kind: 'boardPoints' }
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'tieBreak'; readonly spec: TieBreakSpec };

export interface TeamCriteriaList {
  readonly criteria: readonly TeamCriterion[];
  /** What is none, as typed. */
  readonly unknown: readonly string[];
}

/**
 * A list with commas, semicolons or blanks between: `MP`, `BP`, `B1`, `BOARDS` (board 1, board 2, …), and the codes of
 * tie-breaks, which compare teams.
 */
export function parseTeamCriteria(text: string, boards: number): TeamCriteriaList {
  const pieces = text
    .split(/[,;\s]+/)
    .map((piece) => piece.toUpperCase())
    .filter((piece) => piece !== '');
  const read = pieces.map((piece) => ({ piece, criteria: criteriaOf(piece, boards) }));
  return {
    criteria: read.flatMap(({ criteria }) => criteria ?? []),
    unknown: read.flatMap(({ piece, criteria }) => (criteria === undefined ? [piece] : [])),
  };
}

function criteriaOf(piece: string, boards: number): TeamCriterion[] | undefined {
  const [, digits] = /^B(\d{1,3})$/.exec(piece) ?? [];
  if (piece === 'MP' || piece === 'BP') {
    return [{ kind: piece === 'MP' ? 'matchPoints' : 'boardPoints' }];
  }
  if (piece === 'BOARDS') {
    return Array.from({ length: boards }, (_, index) => ({ kind: 'board', board: index + 1 }));
  }
  if (digits !== undefined) {
    return [{ kind: 'board', board: Number(digits) }];
  }
  const spec = parseTieBreak(piece);
  return spec === undefined ? undefined : [{ kind: 'tieBreak', spec }];
}

/** `MP`, `BP`, `B1`, `BH/C1`. */
export function makeTeamCriterion(criterion: TeamCriterion): string {
  switch (criterion.kind) {
    case 'matchPoints':
      return 'MP';
    case 'boardPoints':
      return 'BP';
    case 'board':
      return `B${criterion.board}`;
    case 'tieBreak':
      return makeTieBreak(criterion.spec);
  }
}
