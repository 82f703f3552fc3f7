import { type Bracket, type PairedBracket, scoregroups } from './bracket.ts';
import type { Field } from './field.ts';
import { pairByItself } from './ownBracket.ts';
import { pairWithWholeField } from './wholeField.ts';

/** A paired field, in places of the field. */
export interface PairedField {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
}

/**
 * C.04.3 (2026) 1.9.2: bracket by bracket, from the top scoregroup down. The field must be completable.
 *
 * @param onBracket is told of every bracket and what became of it
 */
export function pairField(
  field: Field,
  onBracket?: (bracket: Bracket, paired: PairedBracket) => void,
): PairedField {
  const groups = scoregroups(field.players);
  const bye = field.size > field.players.length ? [field.players.length] : [];
  const pairs: (readonly [number, number])[] = [];
  let mdps: readonly number[] = [];
  groups.forEach((residents, at) => {
    const below = [...groups.slice(at + 2).flat(), ...bye];
    const bracket = { mdps, residents, next: groups[at + 1] ?? [], below };
    const paired = pairByItself(field, bracket) ?? pairWithWholeField(field, bracket);
    onBracket?.(bracket, paired);
    pairs.push(...paired.pairs);
    mdps = paired.downfloaters;
  });
  return { pairs, bye: mdps[0] };
}
