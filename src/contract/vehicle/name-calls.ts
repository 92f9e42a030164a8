import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dataOf, success } from '../success.ts';
import { writtenShownVehicle } from './decoded-vehicle.ts';
import { vehicleYear } from './vehicle-year.ts';

const names: z.ZodMiniType<readonly string[]> = z.array(z.string());

/** Calls that no gateway sends; the specification's endpoint map has them. */
export const vehicleNameCalls = {
  decodeData: defineCall({
    method: 'GET',
    path: '/landing/decode_data',
    by: 'anyone',
    input: { as: 'query', schema: z.object({ vin: z.string().check(z.maxLength(64)) }) },
    // The trims are those of which a sticker can be made; the demonstration is that of these builds.
    output: success(z.extend(writtenShownVehicle, { trims: z.array(z.string()) })),
    read: dataOf,
  }),
  makes: defineCall({
    method: 'GET',
    path: '/api-cwa/get-makes',
    by: 'anyone',
    input: { as: 'query', schema: z.object({ year: vehicleYear }) },
    output: success(names),
    read: dataOf,
  }),
  models: defineCall({
    method: 'GET',
    path: '/api-cwa/get-models',
    by: 'anyone',
    input: {
      as: 'query',
      schema: z.object({ year: vehicleYear, make: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    },
    output: success(names),
    read: dataOf,
  }),
};
