import type { StickerDraft } from '#core/sticker/sticker.ts';
import { hasStickerSubstance } from '#core/sticker/sticker-substance.ts';
import type { VehicleName } from '#core/sticker/vehicle-name.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { findSuggestedBuilds } from '../vehicle/find-suggested-builds.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';

/**
 * Returns the data for the sticker of a VIN, or `null` if the sticker would be empty. If the catalog has no entry for
 * the vehicle, a draft without entries is returned only if another vehicle of the same name can be suggested (STK-16);
 * such a sticker is never sold, see `deliverableDocuments`.
 */
export async function findDraft(ctx: OriginContext, vin: Vin): Promise<StickerDraft | null> {
  const identified = await vehicleOfVin(ctx, vin);
  if (identified === null) return null;
  const { vehicle, demonstration } = identified;
  if (vehicle.make === null || vehicle.model === null) return null;
  const found = await findBuilds(ctx.db, vehicle);
  const isCatalogued = found.builds.some(hasStickerSubstance);
  if (!isCatalogued) {
    if (found.builds.length > 0) return null;
    const suggested = await findSuggestedBuilds(ctx.db, vehicle);
    if (!suggested.builds.some(hasStickerSubstance)) return null;
  }
  return {
    vehicle,
    mode: vin.kind === 'classic' ? 'manual' : 'auto',
    builds: found.builds,
    demonstration: demonstration || found.demonstration,
  };
}

/** Returns the data for the sticker of a vehicle by its name, or `null` if the catalog has nothing to print. */
export async function findDraftByName(
  { db, vehicleNames }: OriginContext,
  { year, make, model }: VehicleName,
): Promise<StickerDraft | null> {
  const vehicle = { ...unknownVehicle(''), year, ...vehicleNames.spelled({ make, model }) };
  const found = await findBuilds(db, vehicle);
  return found.builds.some(hasStickerSubstance) ? { vehicle, mode: 'ymmt', ...found } : null;
}
