import { describe, expect, it } from 'vitest';
import { byColumn, type SortValue } from './sort-rows.ts';

const sorted = (values: readonly SortValue[], direction: 'ascending' | 'descending', language = 'en') =>
  byColumn(values, (value) => value, { column: 'any', direction }, language);

describe('byColumn', () => {
  it('sorts numbers by value, with unknown values last in both directions', () => {
    expect(sorted([10, null, 9, 100], 'ascending')).toEqual([9, 10, 100, null]);
    expect(sorted([10, null, 9, 100], 'descending')).toEqual([100, 10, 9, null]);
  });

  it("sorts words by the locale's rules", () => {
    expect(sorted(['ñu', 'nube', 'oso'], 'ascending', 'es')).toEqual(['nube', 'ñu', 'oso']);
    expect(sorted(['Item 10', 'Item 9'], 'ascending')).toEqual(['Item 9', 'Item 10']);
  });
});
