import * as z from 'zod/mini';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { defineCall, multipart, nothing, query } from '../define-call.ts';
import { dataOf, success } from '../success.ts';
import { vehicleYear, vehicleYearOrNone } from '../vehicle/vehicle-year.ts';
import { wireBuild } from './vehicle-build.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const nameOrNone = z.string().check(z.trim(), z.maxLength(100));

const years: z.ZodMiniType<readonly number[]> = z.array(z.int());
const names: z.ZodMiniType<readonly string[]> = z.array(z.string().check(z.minLength(1)));
const listing = { method: 'GET', by: 'anyone', output: success(names), read: dataOf<readonly string[]> } as const;

const byName = { year: vehicleYearOrNone, make: nameOrNone, model: nameOrNone };
const byTrim = z.object({
  ...byName,
  trim: z._default(nameOrNone, ''),
  // Omitted if builds are looked up by name alone.
  vin: z._default(z.string().check(z.maxLength(64)), ''),
});

/** The catalog entries found. Only this origin states whether they are demonstration data. */
const found = z.object({
  status: z.literal('success'),
  data: z.array(wireBuild),
  demonstration: z._default(z.custom<boolean>(), false),
});

/** The same for calls that are judged by their data: another origin may omit the status, but it must not be `error`. */
const foundWithoutStatus = z.extend(found, {
  status: z._default(
    z.custom<'success'>((status: unknown) => status !== 'error'),
    'success',
  ),
});

/** The format in which this origin writes both. */
export const writtenBuilds = z.extend(found, { demonstration: z.boolean() });
export const foundBuilds = [found, foundWithoutStatus] as const;

const lookUp = {
  method: 'POST',
  by: 'signed-in',
  exact: true,
  input: { as: 'multipart', schema: byTrim },
  output: foundWithoutStatus,
  read: dataOf<readonly VehicleBuild[]>,
} as const;

/** The catalog calls: names for anyone, builds for signed-in people. */
export const buildCalls = {
  years: defineCall({
    ...listing,
    path: '/api-cwa/get-stickeryear',
    input: nothing,
    output: success(years),
    read: dataOf,
  }),
  makes: defineCall({
    ...listing,
    path: '/api-cwa/get-stickermakes',
    input: query({ year: vehicleYear }),
  }),
  models: defineCall({
    ...listing,
    path: '/api-cwa/get-stickermodels',
    input: query({ year: vehicleYear, make: name }),
  }),
  trims: defineCall({
    ...listing,
    path: '/api-cwa/get-stickertrims',
    input: query({ year: vehicleYear, make: name, model: name }),
  }),
  /** The specification defines two calls for data from the same catalog. */
  findBuilds: defineCall({
    ...lookUp,
    path: '/api-cwa/get-ymmtsticker-autoblog',
  }),
  autoloadBuilds: defineCall({
    ...lookUp,
    path: '/api-cwa/autoloading-stickerdata',
  }),
  findForumBuilds: defineCall({
    ...lookUp,
    path: '/api-cwa/get-vymmtautoblog-forumData',
  }),
  /** Dashes and spaces in the make are replaced with underscores; the status must be a success (STK-10). */
  findStyleBuilds: defineCall({
    ...lookUp,
    path: '/api-cwa/get-autoblog-data',
    input: multipart({ ...byName, style: z._default(z.string().check(z.trim(), z.maxLength(200)), '') }),
    output: found,
  }),
};
