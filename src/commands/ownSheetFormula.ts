/** Where the argument `players` stands: without it the function reads the workbook's own sheets (workbook.md). */
const playersArgument: Readonly<Record<string, number>> = {
  PAIR_ROUND: 0,
  BUCHHOLZ: 0,
  SONNEBORN_BERGER: 0,
  TIEBREAK: 1,
  CONTRIBUTIONS: 2,
  STANDINGS: 0,
  CROSSTABLE: 0,
  KNOCKOUT_BRACKET: 0,
  SCORE_CARD: 1,
  EXPLAIN_PAIRING: 2,
  ROUNDS_POSSIBLE: 1,
  TEAM_STANDINGS: 0,
};

/** A formula that Sheets does not bring up to date by itself: it calls one of our functions without ranges. */
export function readsOwnSheets(formula: string): boolean {
  const calls = /([A-Za-z_][A-Za-z0-9_.]*)\s*\(/g;
  const bare = withoutTexts(formula);
  for (let call = calls.exec(bare); call !== null; call = calls.exec(bare)) {
    const position = playersArgument[(call[1] ?? '').toUpperCase()];
    const list = argumentsFrom(bare, calls.lastIndex);
    if (position !== undefined && (list[position] ?? '').trim() === '') {
      return true;
    }
  }
  return false;
}

/** Texts and quoted titles of the same length without their contents, so that nothing inside is taken for a call. */
function withoutTexts(formula: string): string {
  return formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, (quoted) => '_'.repeat(quoted.length));
}

/** The arguments of a call, from behind its opening bracket; separated by commas or, by locale, semicolons. */
function argumentsFrom(text: string, start: number): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text.slice(start)) {
    if (depth === 0 && sign === ')') {
      return found;
    }
    depth += '({['.includes(sign) ? 1 : ')}]'.includes(sign) ? -1 : 0;
    if (depth === 0 && (sign === ',' || sign === ';')) {
      found.push('');
    } else {
      found[found.length - 1] += sign;
    }
  }
  return found;
}
