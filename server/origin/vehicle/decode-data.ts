import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { hasStickerSubstance } from '#core/sticker/sticker-substance.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { findBuilds } from './find-builds.ts';
import { vehicleOfVin } from './vehicle-of-vin.ts';
import { type WireVehicle, wireVehicle } from './wire-vehicle.ts';

/** Fields of GET /landing/decode_data. */
export const decodeDataInput = z.object({ vin: z.string().max(64) });

/** A vehicle, and what a sticker of it could be made of. */
export interface DecodedData extends WireVehicle {
  /** The trims of which the catalog has builds that a sticker can be made from. */
  readonly trims: readonly string[];
  /** Whether these builds are made up to show the product. */
  readonly demonstration: boolean;
}

/** Tells a landing page what a VIN of any age stands for, and whether the catalogue has builds of it. */
export async function decodeData(
  ctx: OriginContext,
  { vin: text }: z.infer<typeof decodeDataInput>,
): Promise<Result<{ status: 'success'; data: DecodedData }, OriginError>> {
  const vin = readVin(text);
  if (vin.isErr()) {
    const message = 'A VIN has 17 characters, or up to 14 before 1981.';
    return err({ code: 'invalid', message, fields: { vin: message } });
  }
  const identified = await vehicleOfVin(ctx, vin.value);
  if (identified === null) return err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
  const { vehicle } = identified;
  const { builds, demonstration } = await findBuilds(ctx.db, vehicle);
  const trims = builds.filter(hasStickerSubstance).map(({ trim }) => trim);
  return ok({ status: 'success', data: { ...wireVehicle(vehicle), trims, demonstration } });
}
