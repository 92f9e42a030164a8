import type { OriginContext } from '../kernel/origin-context.ts';

/** Merges the decoder's and the catalog's names of a year, in alphabetical order without duplicates. */
export async function namesTogether(
  { now }: Pick<OriginContext, 'now'>,
  year: number,
  decoded: (year: number) => readonly string[],
  catalogued: Promise<readonly string[]>,
): Promise<readonly string[]> {
  // Many descriptions have no end date; a model year is at most one later than the calendar year.
  const isKnown = year <= new Date(now()).getUTCFullYear() + 1;
  const names = [...(isKnown ? decoded(year) : []), ...(await catalogued)];
  const byName = new Map(names.map((name) => [name.toUpperCase(), name]));
  return [...byName.values()].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
