/** How many columns of a terminal a text takes: marks that combine take none, wide characters two. */
export function shownWidth(text: string): number {
  return [...text.normalize('NFC')].reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (/^[\p{Mn}\p{Me}\p{Cf}]$/u.test(character)) {
    return 0;
  }
  return /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]$/.test(
    character,
  )
    ? 2
    : 1;
}

/**
 * Rows of cells as lines for a terminal. Columns of numbers stand to the right. A row with a single filled cell
 * is a heading or a remark: it stands by itself and widens no column. Columns without any text are left out.
 */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const tabled = rows.filter((row) => filled(row) > 1);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...tabled.map((row) => shownWidth(row[column] ?? ''))),
  );
  const toRight = widths.map((_, column) => isNumeric(tabled.map((row) => row[column] ?? '')));
  return rows.map((row) => {
    if (filled(row) <= 1) {
      return row.find((cell) => cell !== '') ?? '';
    }
    const cells = widths.flatMap((width, column) =>
      width === 0 ? [] : [padded(row[column] ?? '', width, toRight[column] === true)],
    );
    return cells.join('  ').trimEnd();
  });
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

/** Numbers below a heading, `½` and `4½` included. */
function isNumeric(column: readonly string[]): boolean {
  const below = column.filter((cell) => cell !== '').slice(1);
  return below.length > 0 && below.every((cell) => /^[\d.,½]+$/.test(cell));
}

function padded(text: string, width: number, toRight: boolean): string {
  const space = ' '.repeat(width - shownWidth(text));
  return toRight ? space + text : text + space;
}
