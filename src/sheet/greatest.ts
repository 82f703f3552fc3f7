/**
 * The greatest of as many numbers as there may be, 0 of none. `Math.max(...)` takes its numbers as arguments, and a sheet has
 * more rows than a call can have arguments.
 */
export function greatest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** How many cells the longest row has. */
export function widest(rows: readonly (readonly unknown[])[]): number {
  return greatest(rows.map((row) => row.length));
}
