import * as z from 'zod';
import * as mini from 'zod/mini';
import { moment } from '#contract/fields.ts';
import { foundBuilds, writtenBuilds } from '#contract/sticker/build-calls.ts';
import { wireBuild } from '#contract/sticker/vehicle-build.ts';
import { stickerContent, wireSticker } from '#contract/sticker/wire-sticker.ts';
import { wireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import { equipment, labels, vehicleBuildSchema } from '#origin/vehicle/vehicle-build-schema.ts';
import '../answer-schemas.ts';
import './vehicle-answers.ts';
import { writtenAs } from '../json-schema.ts';

const sticker = z.object({
  id: z.string(),
  created_at: moment,
  prepared_by: z.string().exactOptional().meta({ description: 'The dealer whose logo the sticker shows.' }),
  content: mini.extend(stickerContent, { ...labels.shape, vehicle: wireVehicle, standardEquipment: equipment }),
});

z.globalRegistry
  .add(wireSticker, { id: 'Sticker', ...writtenAs(sticker) })
  .add(wireBuild, { id: 'VehicleBuild', ...writtenAs(vehicleBuildSchema) });
for (const builds of foundBuilds) z.globalRegistry.add(builds, writtenAs(writtenBuilds));
