import * as z from 'zod/mini';
import { vehicleFromRecord } from '#core/vehicle/vehicle-from-record.ts';

/**
 * A vehicle as the origin may name its fields; the core's rule reads them.
 *
 * Source: specification, section 3 (VEH-01 to VEH-03).
 */
export const vehicleSchema = z.pipe(
  z.looseObject({}),
  z.transform((fields) => vehicleFromRecord(fields)),
);
