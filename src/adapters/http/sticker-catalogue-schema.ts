import * as z from 'zod/mini';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { inData } from './in-data.ts';
import { noRefusal } from './no-refusal.ts';
import { vehicleBuildSchema } from './vehicle-build-schema.ts';

const builds = z.array(vehicleBuildSchema);

/** A look-up whose answer counts by its data; it need not bear a status, but none of error (STK-09, STK-16). */
export const buildsSchema: z.ZodMiniType<readonly VehicleBuild[]> = z.pipe(
  z.object({ status: z.optional(z.unknown()), data: builds }).check(noRefusal),
  z.transform(({ data }) => data),
);

/** A look-up whose answer counts with the status `success` alone (STK-10). */
export const successfulBuildsSchema: z.ZodMiniType<readonly VehicleBuild[]> = inData(builds);
