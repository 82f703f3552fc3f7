/** `AB12` for row 12, column 28. */
export function a1(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** The other way; `$` is allowed. */
export function place(address: string): { row: number; column: number } {
  const parts = /^\$?([A-Z]+)\$?(\d+)$/i.exec(address);
  if (parts === null) {
    throw new Error(`Not a cell address: ${address}`);
  }
  const letters = parts[1]!.toUpperCase();
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(parts[2]), column };
}
