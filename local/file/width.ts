/** Column widths: Google counts pixels, a file counts digits of its standard font, 7 pixels each. */
export function pixels(digits: number): number {
  return Math.round(digits * 7 + 5);
}

export function digits(pixelWidth: number): number {
  return Math.round(((pixelWidth - 5) / 7) * 100) / 100;
}
