import { importEntries } from '#origin/data-import/import-entries.ts';
import { buildEntries } from '#origin/data-import/vehicle-entries.ts';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import { aVehicleBuild } from '../builders/a-vehicle-build.ts';
import { usd } from '../builders/usd.ts';
import { withDatabase } from '../crashes/stored-facts.ts';

/** How many options the trims have, under ten headings. */
export const OPTIONS = 200;
const HEADINGS = 10;

/** Two trims that nobody else has: to go from one to the other draws all options anew. */
export const TRIMS = ['Two hundred', 'Two hundred more'] as const;

/** A vehicle of the demonstration, which those trims are added to. */
export const VIN = '1HGCM82693A000001';
const NAMED = { year: 2003, make: 'Honda', model: 'Accord' };

/** Adds the two trims to the catalogue of a host. */
export async function addManyOptions(location: DatabaseLocation): Promise<void> {
  const packages = Array.from({ length: HEADINGS }, (_, heading) => ({
    name: `Heading ${heading}`,
    data: Array.from({ length: OPTIONS / HEADINGS }, (_each, number) => ({
      code: `H${heading}-${number}`,
      name: `Option ${number} of heading ${heading}`,
      price: usd(100 + number),
      preselected: number % 5 === 0,
    })),
  }));
  const entries = TRIMS.map((trim, index) => ({
    line: index + 1,
    value: { vin: null, ...NAMED, build: aVehicleBuild({ trim, packages }), demonstration: true },
  }));
  const summary = await withDatabase(location, (db) => importEntries({ db }, buildEntries, entries));
  if (summary.rejected > 0) throw new Error('The catalogue does not take the two trims.');
}
