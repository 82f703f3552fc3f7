import type { SystemName } from '../tournament/settings.ts';

/**
 * The order of tie-breaks where the settings name none (docs/decisions.md). Law 26 and 29.5 end with a lot; C.07 (2026)
 * 2.1 lets equals share a place, so the Swiss of FIDE does not draw unless the arbiter adds LOT.
 */
export const defaultOrder: Record<SystemName, readonly string[]> = {
  dutch: ['BH/C1', 'BH', 'SB', 'DE', 'WIN'],
  adjusted: ['LAW', 'DE', 'WIN', 'LOT'],
  drawn: ['LAW', 'DE', 'WIN', 'LOT'],
  'round-robin': ['SB', 'WIN', 'DE', 'LOT'],
  knockout: [],
};
