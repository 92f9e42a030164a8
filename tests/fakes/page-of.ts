/** The part of a list that stands on a page, of which the first is 1. */
export function pageOf<Item>(items: readonly Item[], page: number, length: number): readonly Item[] {
  return items.slice((page - 1) * length, page * length);
}
