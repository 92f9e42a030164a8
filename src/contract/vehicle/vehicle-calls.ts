import * as z from 'zod/mini';
import { vehicleRecordFrom } from '#core/vehicle/vehicle-from-record.ts';
import type { VinWarning } from '#core/vehicle/vin.ts';
import { defineCall, form, query } from '../define-call.ts';
import { emailText } from '../fields.ts';
import { success } from '../success.ts';
import { decodedClassic, decodedVin, shownVehicle } from './decoded-vehicle.ts';
import { plateState, plateText } from './plate.ts';
import { vehicleYearOrNone } from './vehicle-year.ts';
import { wireVehicle } from './wire-vehicle.ts';

const vin = z.string().check(z.maxLength(64));
const classicVin = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(14));
const name = z.string().check(z.trim(), z.maxLength(100));
const verdict = (isValid: boolean, message: string | null) => ({ isValid, message });
const record = ({ data }: { readonly data: object }) => vehicleRecordFrom(data);
const decoding = { method: 'GET', by: 'anyone', read: record } as const;

/** An accepted VIN and its warnings, as this origin writes them. Clients use neither. */
export const writtenValidVin = z.object({ vin: z.string(), warnings: z.array(z.string()) });
export const validVin = z.custom<{ readonly vin: string; readonly warnings: readonly VinWarning[] }>();

/**
 * The calls that identify a vehicle by VIN or license plate: specification, section 7, "Reports" (VEH-08, VEH-09,
 * RPT-10).
 */
export const vehicleCalls = {
  decode: defineCall({
    ...decoding,
    path: '/api/decode',
    // The model year is the user's own assumption.
    input: query({
      vin,
      year: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1980), z.lte(2100))),
    }),
    output: success(decodedVin),
  }),
  classicMapping: defineCall({
    ...decoding,
    path: '/api-cwa/classicmapping',
    input: query({ vin: classicVin }),
    output: success(wireVehicle),
  }),
  decodeClassic: defineCall({
    ...decoding,
    path: '/api/classic/decode',
    // The address is only validated, so the response is the same for everyone.
    input: query({ vin: classicVin, email: z._default(emailText, '') }),
    output: success(decodedClassic),
  }),
  decodePlate: defineCall({
    ...decoding,
    path: '/api-cwa/license_plate_decode',
    input: query({ plate: plateText, state: plateState }),
    output: success(shownVehicle),
  }),
  decodeTrim: defineCall({
    method: 'POST',
    path: '/api-cwa/decode-trim',
    by: 'signed-in',
    // Year, make and model apply if they cannot be decoded from the VIN.
    input: form({
      vin,
      year: z._default(vehicleYearOrNone, null),
      make: z._default(name, ''),
      model: z._default(name, ''),
      selectedtrim: name.check(z.minLength(1)),
    }),
    output: success(wireVehicle),
    read: record,
  }),
  validate: defineCall({
    method: 'POST',
    path: '/api-cwa/vin-validate',
    by: 'anyone',
    // `type` is the kind of document that the VIN is needed for.
    input: form({
      vin,
      type: z._default(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32)), 'report'),
    }),
    output: success(validVin),
    read: () => verdict(true, null),
    declined: ({ message }) => verdict(false, message),
  }),
};
