import * as z from 'zod';
import { wireVehicle as vehicle } from '#contract/vehicle/wire-vehicle.ts';
import { contentSchema } from '#origin/snapshots/sticker-snapshot.ts';
import { vehicleBuildSchema } from '#origin/vehicle/vehicle-build-schema.ts';
import { moment, success } from '../answer-schemas.ts';

/** A kept sticker. */
export const sticker = z
  .object({
    id: z.string(),
    created_at: moment,
    prepared_by: z.string().exactOptional().meta({ description: 'The dealer whose logo it bears.' }),
    content: contentSchema.extend({ vehicle }),
  })
  .meta({ id: 'Sticker' });

const builds = z.array(vehicleBuildSchema.meta({ id: 'VehicleBuild' }));

/** What the catalogue has. */
export const foundBuilds = z.object({ status: z.literal('success'), data: builds, demonstration: z.boolean() });

/** The sticker that the person has already, or what there is to choose from. */
export const stickerDraft = z.union([
  success(sticker),
  z.object({
    status: z.literal('no_prev_data'),
    data: z.object({ vehicle, builds, demonstration: z.boolean(), previous: sticker.exactOptional() }),
  }),
]);
