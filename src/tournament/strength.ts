import type { Player } from './player.ts';
import type { Settings } from './settings.ts';

/**
 * Law 28.1: international rating, then international title, national rating, national grade; strongest first.
 * The lot that the law asks for at the end is drawn when numbers are given out, so here the player number decides.
 * Negative: `a` is the stronger.
 */
export function compareStrength(
  settings: Pick<Settings, 'titleOrder' | 'gradeOrder'>,
): (a: Player, b: Player) => number {
  return (a, b) => compareStrengthBeforeLot(settings, a, b) || a.number - b.number;
}

/** The same without the lot: 0 for players whom only a lot can separate. */
export function compareStrengthBeforeLot(
  settings: Pick<Settings, 'titleOrder' | 'gradeOrder'>,
  a: Player,
  b: Player,
): number {
  return (
    (b.rating ?? 0) - (a.rating ?? 0) ||
    rankIn(settings.titleOrder, a.title) - rankIn(settings.titleOrder, b.title) ||
    (b.nationalRating ?? 0) - (a.nationalRating ?? 0) ||
    rankIn(settings.gradeOrder, a.grade) - rankIn(settings.gradeOrder, b.grade)
  );
}

/** Position in a list of titles, strongest first; a title that is not listed ranks behind all that are. */
function rankIn(order: readonly string[], title: string | undefined): number {
  const wanted = normal(title ?? '');
  const index = order.findIndex((each) => normal(each) === wanted);
  return index < 0 ? order.length : index;
}

function normal(title: string): string {
  const plain = title.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  return shortGrades.get(plain) ?? plain.replace(/^c\.? ?(?=\d$)/, 'cấp ');
}

/** Law 29.1 writes KT and C.1 on the score card; the others are in use beside them. */
const shortGrades: ReadonlyMap<string, string> = new Map([
  ['kt', 'kiện tướng'],
  ['ktqg', 'kiện tướng quốc gia'],
  ['kiện tướng qg', 'kiện tướng quốc gia'],
  ['đkt', 'đại kiện tướng'],
  ['qtđs', 'quốc tế đại sư'],
  ['đặc cấp quốc tế đại sư', 'quốc tế đại sư'],
]);
