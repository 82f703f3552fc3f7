/**
 * Unpacks deflated data (RFC 1951) whose blocks all have codes of their own, which is what the build makes of a long text
 * (local/packTexts.ts proves it each time). The bare context of a script has no such thing.
 */
export function inflate(packed: Uint8Array): number[] {
  const reader = { packed, at: 0 };
  const bytes: number[] = [];
  for (let last = 0; last === 0;) {
    last = bitsOf(reader, 1);
    // The kind of the block.
    bitsOf(reader, 2);
    readBlock(reader, bytes);
  }
  return bytes;
}

interface Reader {
  readonly packed: Uint8Array;
  /** In bits. */
  at: number;
}

function bitsOf(reader: Reader, count: number): number {
  let value = 0;
  for (let bit = 0; bit < count; bit += 1, reader.at += 1) {
    value |= (((reader.packed[reader.at >> 3] ?? 0) >> (reader.at & 7)) & 1) << bit;
  }
  return value;
}

/** The order in which the lengths of the first code are written (RFC 1951, 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const endOfBlock = 256;

function readBlock(reader: Reader, bytes: number[]): void {
  const [literals, distances] = [bitsOf(reader, 5) + 257, bitsOf(reader, 5) + 1];
  const lengths = new Array<number>(lengthOrder.length).fill(0);
  lengthOrder.slice(0, bitsOf(reader, 4) + 4).forEach((place) => (lengths[place] = bitsOf(reader, 3)));
  const all = codeLengths(reader, codeOf(lengths), literals + distances);
  const [literal, distance] = [codeOf(all.slice(0, literals)), codeOf(all.slice(literals))];
  for (let symbol = symbolOf(reader, literal); symbol !== endOfBlock; symbol = symbolOf(reader, literal)) {
    if (symbol < endOfBlock) {
      bytes.push(symbol);
    } else {
      const length = lengthOf(reader, symbol - endOfBlock - 1);
      const back = distanceOf(reader, symbolOf(reader, distance));
      for (let copied = 0; copied < length; copied += 1) {
        bytes.push(bytes[bytes.length - back] ?? 0);
      }
    }
  }
}

function codeLengths(reader: Reader, code: Code, count: number): number[] {
  const lengths: number[] = [];
  while (lengths.length < count) {
    const symbol = symbolOf(reader, code);
    const repeated = symbol === 16 ? (lengths[lengths.length - 1] ?? 0) : 0;
    const times = symbol === 16 ? 3 + bitsOf(reader, 2) : symbol === 17 ? 3 + bitsOf(reader, 3) : 11;
    if (symbol < 16) {
      lengths.push(symbol);
    } else {
      const more = symbol === 18 ? bitsOf(reader, 7) : 0;
      lengths.push(...new Array<number>(times + more).fill(repeated));
    }
  }
  return lengths;
}

function lengthOf(reader: Reader, step: number): number {
  const extra = (step >> 2) - 1;
  return step < 8 ? step + 3 : step === 28 ? 258 : ((4 + (step & 3)) << extra) + 3 + bitsOf(reader, extra);
}

function distanceOf(reader: Reader, step: number): number {
  const extra = (step >> 1) - 1;
  return step < 4 ? step + 1 : ((2 + (step & 1)) << extra) + 1 + bitsOf(reader, extra);
}

/** Symbols by their bits, behind a leading 1 that keeps zeros in front. */
type Code = ReadonlyMap<number, number>;

function codeOf(lengths: readonly number[]): Code {
  const code = new Map<number, number>();
  let next = 0;
  for (let length = 1; length < 16; length += 1, next *= 2) {
    lengths.forEach((own, symbol) => {
      if (own === length) {
        code.set((1 << length) | next, symbol);
        next += 1;
      }
    });
  }
  return code;
}

function symbolOf(reader: Reader, code: Code): number {
  let bits = 1;
  let symbol: number | undefined;
  while (symbol === undefined) {
    bits = (bits << 1) | bitsOf(reader, 1);
    symbol = code.get(bits);
  }
  return symbol;
}
