import type { RequestedBye } from '../tournament/player.ts';
import type { ByeOutcome } from '../tournament/outcome.ts';
import { wordKey } from './text.ts';

const worth: Readonly<Record<string, ByeOutcome | undefined>> = {
  '1': 'fullBye',
  '1/2': 'halfBye',
  '0.5': 'halfBye',
  '0,5': 'halfBye',
  '0': 'zeroBye',
  bye: 'pairingBye',
};

/** Longer texts are no lists of byes. */
const longestList = 1000;

/**
 * The column *Byes*: `3=½, 5=0`. Also `:` for `=`, `1/2` or `0,5` for `½`, and any separator between.
 * `undefined` where it says anything else, or two things about one round.
 */
export function parseByes(text: string): RequestedBye[] | undefined {
  if (text.length > longestList) {
    return undefined;
  }
  const plain = wordKey(text.normalize('NFKC')).replace(/\u2044/g, '/');
  const byes: RequestedBye[] = [];
  const rest = plain.replace(
    /\b(\d{1,3}) ?[=:] ?(1\/2|0[.,]5(?!\d* ?[=:])|0|1|bye)(?![\d/])/g,
    (_entry, round: string, value: string) => {
      const outcome = worth[value];
      byes.push(...(outcome === undefined ? [] : [{ round: Number(round), outcome }]));
      return '';
    },
  );
  const rounds = new Set(byes.map((bye) => bye.round));
  return /^[\s,;.]*$/.test(rest) && rounds.size === byes.length && !rounds.has(0) ? byes : undefined;
}

const written: Record<ByeOutcome, string> = { fullBye: '1', halfBye: '½', zeroBye: '0', pairingBye: 'bye' };

export function makeByes(byes: readonly RequestedBye[]): string {
  return byes.map((bye) => `${bye.round}=${written[bye.outcome]}`).join(', ');
}
