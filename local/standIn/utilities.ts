import type { Utilities } from '../../appsscript/googleTypes.ts';

/** Formats with the letters `yyyy MM dd HH mm ss`, in the named time zone. */
export class StandInUtilities implements Utilities {
  formatDate(date: Date, timeZone: string, format: string): string {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(date);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    const letters: Record<string, string> = {
      yyyy: part('year'),
      MM: part('month'),
      dd: part('day'),
      HH: part('hour'),
      mm: part('minute'),
      ss: part('second'),
    };
    return format.replace(/yyyy|MM|dd|HH|mm|ss/g, (letter) => letters[letter] ?? letter);
  }
}
