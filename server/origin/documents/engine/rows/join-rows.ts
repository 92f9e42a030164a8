import type { Row } from './flow-rows.ts';

/**
 * Joins rows into one that is never split.
 *
 * @example
 * joinRows(textRows(sheet, 'Interior', options)).height;
 */
export function joinRows(rows: readonly Row[]): Row {
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw: (at) => {
      let { y } = at;
      for (const row of rows) {
        row.draw({ ...at, y });
        y += row.height;
      }
    },
  };
}
