import type { EventRead } from './event.ts';
import type { SheetInput } from './table.ts';

/** Reads Settings, Players and Results; sheets typed by nobody are never read. */
export function readEvent(_sheets: readonly SheetInput[]): EventRead {
  throw new Error('not written yet');
}
