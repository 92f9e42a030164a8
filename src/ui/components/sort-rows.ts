/** A value that rows can be sorted by. `null` is unknown. */
export type SortValue = string | number | null;

/** The column and direction of a sort. */
export interface SortOrder {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Returns the rows sorted by a value: words by the locale's rules, numbers by value, unknown values last. */
export function byColumn<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  { direction }: SortOrder,
  language: string,
): readonly Row[] {
  const words = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * words.compare(String(a), String(b));
  });
}
