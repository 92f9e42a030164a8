import type { StickerDraft, StickerMode } from '../../../src/core/sticker/sticker.ts';
import type { Vehicle } from '../../../src/core/vehicle/vehicle.ts';
import type { Vin } from '../../../src/core/vehicle/vin.ts';
import type { OriginContext } from '../origin-context.ts';
import { findClassic } from '../vehicle/classic-mapping.ts';
import { vehicleFromVin } from '../vehicle/wire-vehicle.ts';
import { vehicleBuildSchema } from './vehicle-build-schema.ts';

/** Everything known for the sticker of a VIN, or `null` when not even make and model are. */
export async function findDraft(ctx: OriginContext, vin: Vin): Promise<StickerDraft | null> {
  if (vin.kind === 'classic') {
    const classic = await findClassic(ctx.db, vin.value);
    return classic && draftOf(ctx, classic.vehicle, 'manual', classic.demonstration);
  }
  const currentYear = new Date(ctx.now()).getUTCFullYear();
  const vehicle = vehicleFromVin(ctx.decoder.decode(vin.value, { currentYear }));
  return vehicle.make === null || vehicle.model === null ? null : draftOf(ctx, vehicle, 'auto', false);
}

async function draftOf(
  { db }: OriginContext,
  vehicle: Vehicle,
  mode: StickerMode,
  demonstration: boolean,
): Promise<StickerDraft> {
  const rows = await db
    .selectFrom('builds')
    .select(['vin', 'build', 'demonstration'])
    .where('year', '=', vehicle.year)
    .where('make', '=', vehicle.make?.toUpperCase() ?? '')
    .where('model', '=', vehicle.model?.toUpperCase() ?? '')
    .where(({ or, eb }) => or([eb('vin', 'is', null), eb('vin', '=', vehicle.vin)]))
    .orderBy('trim')
    .execute();
  const ownBuilds = rows.filter((row) => row.vin === vehicle.vin);
  const known = ownBuilds.length > 0 ? ownBuilds : rows;
  return {
    vehicle,
    mode,
    builds: known.map(({ build }) => vehicleBuildSchema.parse(JSON.parse(build))),
    demonstration: demonstration || known.some((row) => row.demonstration === 1),
  };
}
