import * as z from 'zod/mini';

/** A model year in a query or form, starting with the year of the first car. */
export const vehicleYear = z.coerce.number<string | number>().check(z.int(), z.gte(1_886), z.lte(2_100));

/** An optional model year; empty text is accepted. */
export const vehicleYearOrNone = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  vehicleYear,
]);
