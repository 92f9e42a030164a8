import type { OriginContext } from '../kernel/origin-context.ts';

/** What the decoder and the catalogue call vehicles of a year, each name once and by the alphabet. */
export async function namesTogether(
  { now }: Pick<OriginContext, 'now'>,
  year: number,
  decoded: (year: number) => readonly string[],
  catalogued: Promise<readonly string[]>,
): Promise<readonly string[]> {
  // The data describe many vehicles until further notice; a model year is at most one later than the calendar's.
  const isKnown = year <= new Date(now()).getUTCFullYear() + 1;
  const names = [...(isKnown ? decoded(year) : []), ...(await catalogued)];
  const byName = new Map(names.map((name) => [name.toUpperCase(), name]));
  return [...byName.values()].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
