/** Returns the items on a page of a list; pages start at 1. */
export function pageOf<Item>(items: readonly Item[], page: number, length: number): readonly Item[] {
  return items.slice((page - 1) * length, page * length);
}
