import type { OriginContext } from '../kernel/origin-context.ts';
import type { RecalledVehicle } from '../kernel/ports/recall-source.ts';

/** Returns the number of campaigns for a vehicle; `null` if the imported recalls do not cover its make and year. */
export type RecallCount = (vehicle: RecalledVehicle) => number | null;

/** Maximum number of makes per query, because PostgreSQL and SQLite limit the bound values; more are split. */
const MAX_MAKES = 500;

/** Counts the imported recalls of many vehicles with one query per model year instead of one per vehicle. */
export async function countRecalls(
  { db }: Pick<OriginContext, 'db'>,
  vehicles: readonly RecalledVehicle[],
): Promise<RecallCount> {
  const makesByYear = Map.groupBy(vehicles, ({ year }) => year);
  const counts = new Map<string, number>();
  const covered = new Set<string>();
  for (const [year, ofYear] of makesByYear) {
    const makes = [...new Set(ofYear.map(({ make }) => named(make)))];
    for (let at = 0; at < makes.length; at += MAX_MAKES) {
      const rows = await db
        .selectFrom('recalls')
        .select((eb) => ['make', 'model', eb.fn.count<number | string>('campaign').distinct().as('campaigns')])
        .where('year', '=', year)
        .where('make', 'in', makes.slice(at, at + MAX_MAKES))
        .groupBy(['make', 'model'])
        .execute();
      for (const { make, model, campaigns } of rows) {
        covered.add(keyOf(year, make));
        counts.set(keyOf(year, make, model), Number(campaigns));
      }
    }
  }
  return ({ year, make, model }) =>
    counts.get(keyOf(year, named(make), named(model))) ?? (covered.has(keyOf(year, named(make))) ? 0 : null);
}

function named(name: string): string {
  return name.trim().toUpperCase();
}

function keyOf(...parts: readonly (string | number)[]): string {
  return parts.join('\n');
}
