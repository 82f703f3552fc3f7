import { describe, expect, it } from 'vitest';
import { stoppedBy } from '../../appsscript/googleErrors.ts';
import { languages } from '../../src/sheet/languages.ts';
import { sentenceOf } from '../../src/sheet/sentences.ts';

/** Words that Google's services use, as public reports quote them. */
const said: [string, string][] = [
  ['PERMISSION_DENIED', 'googleTwoAccounts'],
  ['Authorization is required to perform that action.', 'googleNotAllowed'],
  ['You are trying to edit a protected cell or object.', 'googleProtected'],
  ['You must select all cells in a merged range to merge or unmerge them.', 'googleMerged'],
  ['Your input contains more than the maximum of 50000 characters in a single cell.', 'googleCellTooLong'],
  [
    'This action would increase the number of cells in the workbook above the limit of 10000000 cells.',
    'googleSheetFull',
  ],
  ['Service invoked too many times for one day: spreadsheets.', 'googleQuota'],
  ['Service Spreadsheets timed out while accessing document', 'googleSlow'],
  ['Something nobody has seen', 'commandStopped'],
];

describe("Google's own errors", () => {
  it.each(said)('%s is told as %s', (message, code) => {
    const problem = stoppedBy({ message });
    expect(problem.code).toBe(code);
    for (const language of languages) {
      const sentence = sentenceOf(problem, language);
      expect(sentence).toContain(message);
      expect(sentence).not.toMatch(/[{}]/);
    }
  });

  it('never repeats a whole cell', () => {
    expect(sentenceOf(stoppedBy(new Error('x'.repeat(100_000))), 'en').length).toBeLessThan(700);
  });
});
