import * as z from 'zod/mini';
import { defineCall, query } from '../define-call.ts';
import { dataOf, success } from '../success.ts';
import { writtenShownVehicle } from './decoded-vehicle.ts';
import { vehicleYear } from './vehicle-year.ts';

const names: z.ZodMiniType<readonly string[]> = z.array(z.string());

/** Calls of the specification's endpoint map that no gateway sends. */
export const vehicleNameCalls = {
  decodeData: defineCall({
    method: 'GET',
    path: '/landing/decode_data',
    by: 'anyone',
    input: query({ vin: z.string().check(z.maxLength(64)) }),
    // Lists the trims for which a sticker can be created. The demonstration flag is that of their builds.
    output: success(z.extend(writtenShownVehicle, { trims: z.array(z.string()) })),
    read: dataOf,
  }),
  makes: defineCall({
    method: 'GET',
    path: '/api-cwa/get-makes',
    by: 'anyone',
    input: query({ year: vehicleYear }),
    output: success(names),
    read: dataOf,
  }),
  models: defineCall({
    method: 'GET',
    path: '/api-cwa/get-models',
    by: 'anyone',
    input: query({ year: vehicleYear, make: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    output: success(names),
    read: dataOf,
  }),
};
