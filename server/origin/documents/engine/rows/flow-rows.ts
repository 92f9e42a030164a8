/** Content of a known height that is never split. */
export interface Row {
  readonly height: number;
  readonly draw: (at: { readonly x: number; readonly y: number; readonly width: number }) => void;
}

/**
 * Returns an empty row.
 *
 * @example
 * joinRows([blank(8), heading]);
 */
export function blank(height: number): Row {
  return { height, draw: () => {} };
}

/** Rows under a heading, which is repeated when they continue in another column. */
export interface RowGroup {
  readonly heading: Row;
  readonly continued: Row;
  readonly rows: readonly Row[];
}

/** A row and its position. */
export interface PlacedRow {
  readonly column: number;
  readonly top: number;
  readonly row: Row;
}

/** Gap between two groups, in points. */
export const GROUP_GAP = 5;

/**
 * Fills columns in order without separating a heading from its first row. A column that is too short for the next row
 * remains empty if taller ones follow; a row that fits in no column gets its own.
 *
 * @example
 * flowRows(groups, (column) => (column < 2 ? 240 : 420));
 */
export function flowRows(groups: readonly RowGroup[], heightOf: (column: number) => number): PlacedRow[] {
  const placed: PlacedRow[] = [];
  let column = 0;
  let top = 0;
  for (const { heading, continued, rows } of groups) {
    const gap = top === 0 ? 0 : GROUP_GAP;
    const together = heading.height + (rows[0]?.height ?? 0);
    if (top > 0 && top + gap + together > heightOf(column)) nextColumn();
    else top += gap;
    skipLowColumns(together);
    place(heading);
    rows.forEach((row, index) => {
      if (index > 0 && top + row.height > heightOf(column)) {
        nextColumn();
        skipLowColumns(continued.height + row.height);
        place(continued);
      }
      place(row);
    });
  }
  return placed;

  function place(row: Row): void {
    placed.push({ column, top, row });
    top += row.height;
  }

  function skipLowColumns(needed: number): void {
    const tallest = heightOf(Number.MAX_SAFE_INTEGER);
    while (top === 0 && needed > heightOf(column) && heightOf(column) < tallest) column += 1;
  }

  function nextColumn(): void {
    column += 1;
    top = 0;
  }
}

/**
 * Returns the minimum height at which the rows fit in the given number of columns, so that the columns end level.
 *
 * @example
 * balancedHeight(groups, 2, 240); // 180.5
 */
export function balancedHeight(groups: readonly RowGroup[], columns: number, tallest: number): number {
  const all = groups.flatMap(({ heading, rows }) => [heading, ...rows]);
  // The height of perfectly level columns without gaps is the lower bound.
  const least = all.reduce((sum, { height }) => sum + height, 0) / columns;
  for (let height = Math.max(12, 2 * Math.floor(least / 2)); height < tallest; height += 2) {
    const placed = flowRows(groups, () => height);
    if (columnCount(placed) <= columns && placed.every(({ top, row }) => top + row.height <= height)) return height;
  }
  return tallest;
}

/**
 * Returns the number of columns that placed rows fill.
 *
 * @example
 * columnCount(flowRows(groups, () => 240)); // 2
 */
export function columnCount(placed: readonly PlacedRow[]): number {
  return (placed.at(-1)?.column ?? -1) + 1;
}
