import type { StickerDraft } from '../../../src/core/sticker/sticker.ts';
import type { VehicleName } from '../../../src/core/sticker/vehicle-name.ts';
import { unknownVehicle, type Vehicle } from '../../../src/core/vehicle/vehicle.ts';
import type { Vin } from '../../../src/core/vehicle/vin.ts';
import type { OriginContext } from '../origin-context.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';

/** Whether enough is known of a vehicle for a sticker: its make and model. */
export function canHaveSticker({ make, model }: Vehicle): boolean {
  return make !== null && model !== null;
}

/** Everything known for the sticker of a VIN, or `null` when not even make and model are. */
export async function findDraft(ctx: OriginContext, vin: Vin): Promise<StickerDraft | null> {
  const identified = await vehicleOfVin(ctx, vin);
  if (identified === null || !canHaveSticker(identified.vehicle)) return null;
  const { vehicle, demonstration } = identified;
  const found = await findBuilds(ctx.db, vehicle);
  return {
    vehicle,
    mode: vin.kind === 'classic' ? 'manual' : 'auto',
    builds: found.builds,
    demonstration: demonstration || found.demonstration,
  };
}

/** Everything known for the sticker of a vehicle by its name, or `null` when the catalogue has no build of it. */
export async function findDraftByName(
  { db, vehicleNames }: OriginContext,
  { year, make, model }: VehicleName,
): Promise<StickerDraft | null> {
  const vehicle = { ...unknownVehicle(''), year, ...vehicleNames.spelled({ make, model }) };
  const found = await findBuilds(db, vehicle);
  return found.builds.length === 0 ? null : { vehicle, mode: 'ymmt', ...found };
}
