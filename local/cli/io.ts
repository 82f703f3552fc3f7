/** Where a command speaks: results to `out`, sentences about what is wrong to `err`. */
export interface Io {
  out(line: string): void;
  err(line: string): void;
}

/** Exit codes: 0 done, 1 refused with sentences on standard error, 2 wrong usage. */
export const exit = { done: 0, refused: 1, usage: 2 } as const;
