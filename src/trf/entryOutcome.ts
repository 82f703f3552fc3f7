import { gameMeaning, gameOutcomes, type ByeOutcome, type GameOutcome } from '../tournament/outcome.ts';
import type { TrfEntry, TrfResult } from './document.ts';

const byLetters = new Map<string, GameOutcome>(
  gameOutcomes.map((outcome) => [gameMeaning[outcome].trf.white + gameMeaning[outcome].trf.black, outcome]),
);

/** `notTyped`: both results are blank. `undefined`: no outcome has these two letters. */
export function gameOutcomeOf(white: TrfResult, black: TrfResult): GameOutcome | 'notTyped' | undefined {
  return white === ' ' && black === ' ' ? 'notTyped' : byLetters.get(white + black);
}

/**
 * What an entry without opponent means. TRF16 and TRF26: `U H F Z`, blank the same as `Z`; older files
 * write `+` for the pairing-allocated bye, `=` for the half-point bye, `-` for an absence.
 */
export function byeOutcomeOf(entry: TrfEntry): ByeOutcome {
  switch (entry.result) {
    case 'U':
    case '+':
      return 'pairingBye';
    case 'H':
    case '=':
      return 'halfBye';
    case 'F':
      return 'fullBye';
    default:
      return 'zeroBye';
  }
}

/** Paired in that round: has an opponent or the pairing-allocated bye. */
export function wasPaired(entry: TrfEntry | undefined): boolean {
  return entry !== undefined && (entry.opponent !== undefined || byeOutcomeOf(entry) === 'pairingBye');
}
