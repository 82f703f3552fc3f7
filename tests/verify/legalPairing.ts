/**
 * An exhaustive search written apart from the engine's matching: is there a complete pairing of 0…n-1 in which every
 * pair is allowed? For small fields only.
 */
export function hasCompletePairing(n: number, allowed: (a: number, b: number) => boolean): boolean {
  return fewestLeftOver(n, allowed) === 0;
}

/** The fewest players that must be left over by any pairing. */
export function fewestLeftOver(n: number, allowed: (a: number, b: number) => boolean): number {
  const search = (open: readonly number[]): number => {
    const [first, ...rest] = open;
    if (first === undefined) {
      return 0;
    }
    let best = 1 + search(rest);
    for (const other of rest) {
      if (allowed(first, other)) {
        best = Math.min(best, search(rest.filter((each) => each !== other)));
      }
    }
    return best;
  };
  return search(Array.from({ length: n }, (_, index) => index));
}
