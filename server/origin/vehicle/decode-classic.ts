import { err, ok, type Result } from 'neverthrow';
import type * as z from 'zod';
import { type ClassicVinReading, readClassicVin } from '#core/vehicle/classic-vin.ts';
import { emailTextInput } from '../account/person-input.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { classicMappingInput, findClassic } from './classic-mapping.ts';
import { type WireVehicle, wireVehicle } from './wire-vehicle.ts';

/** Fields of GET /api/classic/decode. Nothing is done with the address but to check it: the answer holds for everyone. */
export const decodeClassicInput = classicMappingInput.extend({ email: emailTextInput.default('') });

/** A mapped classic, and what the positions of its VIN tell in the makers' formats that fit. */
export interface DecodedClassic extends WireVehicle {
  readonly readings: readonly ClassicVinReading[];
  readonly demonstration: boolean;
}

/** Decodes a classic VIN: what it is mapped to, for most makers' formats tell neither make nor model. */
export async function decodeClassic(
  { db }: OriginContext,
  { vin }: z.infer<typeof decodeClassicInput>,
): Promise<Result<{ status: 'success'; data: DecodedClassic }, OriginError>> {
  const classic = await findClassic(db, vin);
  if (classic === null) return err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
  const { vehicle, demonstration } = classic;
  return ok({ status: 'success', data: { ...wireVehicle(vehicle), readings: readClassicVin(vin), demonstration } });
}
