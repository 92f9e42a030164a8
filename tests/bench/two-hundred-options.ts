import { importEntries } from '#origin/data-import/import-entries.ts';
import { buildEntries } from '#origin/data-import/vehicle-entries.ts';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import { aVehicleBuild } from '../builders/a-vehicle-build.ts';
import { usd } from '../builders/usd.ts';
import { withDatabase } from '../crashes/stored-facts.ts';

/** The number of options per trim, under ten headings. */
export const OPTIONS = 200;
const HEADINGS = 10;

/** Two trims without shared options, so that switching rerenders all options. */
export const TRIMS = ['Two hundred', 'Two hundred more'] as const;

/** The demonstration vehicle to which those trims are added. */
export const VIN = '1HGCM82693A000001';
const NAMED = { year: 2003, make: 'Honda', model: 'Accord' };

/** Adds the two trims to a host's catalog. */
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
  if (summary.rejected > 0) throw new Error('The catalog rejected the two trims.');
}
