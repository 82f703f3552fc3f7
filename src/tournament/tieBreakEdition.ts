import type { Settings } from './settings.ts';

/**
 * C.07: the edition in force on the day an event starts; that of 2026 came into force on 1 March 2026.
 *
 * @param start `2026/03/01`, or a text without such a date: the edition in force now
 */
export function editionInForce(start: string): Settings['tieBreakEdition'] {
  return /^\d{4}\/\d{2}\/\d{2}$/.test(start) && start < '2026/03/01' ? '2024' : '2026';
}
