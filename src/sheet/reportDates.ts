interface DayOfYear {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const monthFirst = new RegExp(`^\\s*${monthNames}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, 'i');
const monthSecond = new RegExp(
  `^\\s*(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${monthNames},?[\\s-]+(\\d{4})(?!\\d)`,
  'i',
);

/** `Mar 3, 2026` and `3 March 2026`, as other programs write them. */
export function namedMonthIn(text: string): DayOfYear | undefined {
  const [, monthA, dayA, yearA] = monthFirst.exec(text) ?? [];
  const [, dayB, monthB, yearB] = monthSecond.exec(text) ?? [];
  const [year, month, day] = [yearA ?? yearB, monthA ?? monthB, dayA ?? dayB];
  return year === undefined || month === undefined || day === undefined || Number(day) > 31
    ? undefined
    : {
        year,
        month: String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0'),
        day: day.padStart(2, '0'),
      };
}

/** A date that somebody typed, year or day first; what follows it (the time of a round) is left alone. */
function dayIn(text: string): DayOfYear | undefined {
  const named = namedMonthIn(text);
  if (named !== undefined) {
    return named;
  }
  const yearFirst = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  const dayFirst = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  const [year, month, day] =
    yearFirst === null
      ? [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]]
      : [yearFirst[1], yearFirst[2], yearFirst[3]];
  return year === undefined || month === undefined || day === undefined
    ? undefined
    : { year, month: month.padStart(2, '0'), day: day.padStart(2, '0') };
}

/** TRF26, records 042 and 052: `2026/11/29`; what is no date stays as typed. */
export function trfDate(text: string): string {
  const date = dayIn(text);
  return date === undefined ? text : `${date.year}/${date.month}/${date.day}`;
}

/** TRF26, record 132: `26/11/29`; `''` for what is no date. */
export function trfRoundDate(text: string): string {
  const date = dayIn(text);
  return date === undefined ? '' : `${date.year.slice(2)}/${date.month}/${date.day}`;
}

/** A date of record 132 as Settings shows it: `26/11/29` → `2026/11/29`. The format is of this century. */
export function shownRoundDate(text: string): string {
  return /^\d{2}\/\d{2}\/\d{2}$/.test(text) ? `20${text}` : text;
}
