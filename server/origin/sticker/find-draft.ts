import type { StickerDraft } from '../../../src/core/sticker/sticker.ts';
import type { VehicleName } from '../../../src/core/sticker/vehicle-name.ts';
import { unknownVehicle } from '../../../src/core/vehicle/vehicle.ts';
import type { Vin } from '../../../src/core/vehicle/vin.ts';
import type { OriginContext } from '../origin-context.ts';
import { findClassic } from '../vehicle/classic-mapping.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { vehicleFromVin } from '../vehicle/wire-vehicle.ts';

/** Everything known for the sticker of a VIN, or `null` when not even make and model are. */
export async function findDraft(ctx: OriginContext, vin: Vin): Promise<StickerDraft | null> {
  if (vin.kind === 'classic') {
    const classic = await findClassic(ctx.db, vin.value);
    if (classic === null) return null;
    const { builds, demonstration } = await findBuilds(ctx.db, classic.vehicle);
    return {
      vehicle: classic.vehicle,
      mode: 'manual',
      builds,
      demonstration: demonstration || classic.demonstration,
    };
  }
  const currentYear = new Date(ctx.now()).getUTCFullYear();
  const vehicle = vehicleFromVin(ctx.decoder.decode(vin.value, { currentYear }));
  if (vehicle.make === null || vehicle.model === null) return null;
  return { vehicle, mode: 'auto', ...(await findBuilds(ctx.db, vehicle)) };
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
