import { createHash } from 'node:crypto';
import * as z from 'zod';
import { plateState, plateText } from '#contract/vehicle/plate.ts';
import type { PlateRow } from '../kernel/db/record-rows.ts';
import type { BuildRow, ClassicMappingRow } from '../kernel/db/schema.ts';
import { vehicleBuildSchema } from '../vehicle/vehicle-build-schema.ts';
import { demonstrationFlag, fullVin } from './entry-fields.ts';
import { tableEntries } from './table-entries.ts';

const name = z.string().trim().min(1).max(100);

const build = z
  .object({
    vin: z.string().trim().toUpperCase().min(1).max(17).nullable(),
    year: z.int().min(1_886).max(2_100),
    make: name,
    model: name,
    build: vehicleBuildSchema,
    demonstration: demonstrationFlag,
  })
  .transform(
    ({ vin, year, make, model, build: contents, demonstration }): BuildRow => ({
      // The same catalog entry for the same vehicle keeps its ID, even if its other data has changed.
      id: createHash('sha256')
        .update(JSON.stringify([vin, year, make, model, contents.trim]))
        .digest('base64url'),
      vin,
      year,
      make: make.toUpperCase(),
      model: model.toUpperCase(),
      trim: contents.trim,
      build: JSON.stringify(contents),
      demonstration,
    }),
  );

/** Catalog entries from which stickers are created. */
export const buildEntries = tableEntries(build, { table: 'builds', key: ['id'], rowsOf: (row) => [row] });

const classic = z.object({
  vin: z.string().trim().toUpperCase().min(1).max(14),
  year: z.int().min(1_886).max(2_100),
  make: name,
  model: name,
  series: name.nullable().default(null),
  model_id: name.nullable().default(null),
  demonstration: demonstrationFlag,
}) satisfies z.ZodType<ClassicMappingRow>;

/** Vehicles by classic VIN. */
export const classicEntries = tableEntries(classic, {
  table: 'classic_mappings',
  key: ['vin'],
  rowsOf: (row) => [row],
});

const plate = z.object({
  state: plateState,
  plate: plateText,
  vin: fullVin,
  demonstration: demonstrationFlag,
}) satisfies z.ZodType<PlateRow>;

/** License plates and their vehicles. */
export const plateEntries = tableEntries(plate, { table: 'plates', key: ['state', 'plate'], rowsOf: (row) => [row] });
