import type { Problem, ProblemCode } from '../src/tournament/problem.ts';

/** What Google's services say, and what it means for the person in front of the sheet. */
const meanings: readonly (readonly [RegExp, ProblemCode])[] = [
  [/PERMISSION_DENIED|do not have permission to call|not allowed to access/i, 'googleTwoAccounts'],
  [/authori[sz]ation is required|not authori[sz]ed|required permissions/i, 'googleNotAllowed'],
  [/protected (cell|range|sheet)|edit a protected/i, 'googleProtected'],
  [/merged cell|partially intersects a merge|must select all cells in a merged/i, 'googleMerged'],
  [/maximum of \d+ characters|more than the maximum/i, 'googleCellTooLong'],
  [/limit of \d+ ?(million )?cells|10000000 cells|above the limit/i, 'googleSheetFull'],
  [/too many times|quota|rate limit|too many simultaneous/i, 'googleQuota'],
  [
    /timed? ?out|exceeded maximum execution|service (spreadsheets|unavailable)|server error occurred/i,
    'googleSlow',
  ],
];

/** An error of Google's services, which comes from another realm, as a sentence with the cure where it is known. */
export function stoppedBy(error: unknown): Problem {
  const { message } = (typeof error === 'object' && error !== null ? error : {}) as { message?: unknown };
  const reason = typeof message === 'string' ? message : String(error);
  const code = meanings.find(([pattern]) => pattern.test(reason))?.[1] ?? 'commandStopped';
  return { code, values: { reason: reason.slice(0, longestReason) } };
}

/** Google's errors may repeat the whole text of a cell. */
const longestReason = 300;
