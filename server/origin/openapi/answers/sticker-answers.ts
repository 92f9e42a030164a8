import * as z from 'zod';
import { moment } from '#contract/fields.ts';
import { foundBuilds, writtenBuilds } from '#contract/sticker/build-calls.ts';
import { wireBuild } from '#contract/sticker/vehicle-build.ts';
import { wireSticker } from '#contract/sticker/wire-sticker.ts';
import { wireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import { contentSchema } from '#origin/snapshots/sticker-snapshot.ts';
import { vehicleBuildSchema } from '#origin/vehicle/vehicle-build-schema.ts';
import '../answer-schemas.ts';
import './vehicle-answers.ts';
import { writtenAs } from '../json-schema.ts';

const sticker = z.object({
  id: z.string(),
  created_at: moment,
  prepared_by: z.string().exactOptional().meta({ description: 'The dealer whose logo the sticker shows.' }),
  content: contentSchema.extend({ vehicle: wireVehicle }),
});

z.globalRegistry
  .add(wireSticker, { id: 'Sticker', ...writtenAs(sticker) })
  .add(wireBuild, { id: 'VehicleBuild', ...writtenAs(vehicleBuildSchema) });
for (const builds of foundBuilds) z.globalRegistry.add(builds, writtenAs(writtenBuilds));
