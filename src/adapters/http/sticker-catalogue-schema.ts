import * as z from 'zod/mini';
import type { VehicleBuild } from '../../core/sticker/vehicle-build.ts';
import { vehicleBuildSchema } from './vehicle-build-schema.ts';

const builds = z.array(vehicleBuildSchema);

/** A look-up whose answer counts by its data; it need not bear a status (STK-09, STK-16). */
export const buildsSchema: z.ZodMiniType<readonly VehicleBuild[]> = z.pipe(
  z.object({ data: builds }),
  z.transform(({ data }) => data),
);

/** A look-up whose answer counts with the status `success` alone (STK-10). */
export const successfulBuildsSchema: z.ZodMiniType<readonly VehicleBuild[]> = z.pipe(
  z.object({ status: z.literal('success'), data: builds }),
  z.transform(({ data }) => data),
);
