/** Something of a known height that is drawn as one and never split. */
export interface Row {
  readonly height: number;
  readonly draw: (at: { readonly x: number; readonly y: number; readonly width: number }) => void;
}

/**
 * Room that nothing stands in.
 *
 * @example
 * joinRows([blank(8), heading]);
 */
export function blank(height: number): Row {
  return { height, draw: () => {} };
}

/** Rows under a heading; where they go on in another column, it is headed anew. */
export interface RowGroup {
  readonly heading: Row;
  readonly continued: Row;
  readonly rows: readonly Row[];
}

/** A row and where it came to stand. */
export interface PlacedRow {
  readonly column: number;
  readonly top: number;
  readonly row: Row;
}

/** The blank between two groups. */
export const GROUP_GAP = 5;

/**
 * Fills columns one after another, so that a heading never stands apart from its first row. A column too low for what
 * comes next is left empty where later ones are taller; a row that no column could hold stands alone in one.
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
 * The least height at which rows fill no more than so many columns: what makes them end level.
 *
 * @example
 * balancedHeight(groups, 2, 240); // 180.5
 */
export function balancedHeight(groups: readonly RowGroup[], columns: number, tallest: number): number {
  const all = groups.flatMap(({ heading, rows }) => [heading, ...rows]);
  // Columns that end exactly level and have no gaps: lower than this none can be.
  const least = all.reduce((sum, { height }) => sum + height, 0) / columns;
  for (let height = Math.max(12, 2 * Math.floor(least / 2)); height < tallest; height += 2) {
    const placed = flowRows(groups, () => height);
    if (columnCount(placed) <= columns && placed.every(({ top, row }) => top + row.height <= height)) return height;
  }
  return tallest;
}

/**
 * How many columns rows fill.
 *
 * @example
 * columnCount(flowRows(groups, () => 240)); // 2
 */
export function columnCount(placed: readonly PlacedRow[]): number {
  return (placed.at(-1)?.column ?? -1) + 1;
}
