import * as z from 'zod/mini';

/** A model year in a query or form; from the first car on. */
export const vehicleYear = z.coerce.number<string | number>().check(z.int(), z.gte(1_886), z.lte(2_100));

/** A model year that may be left empty. */
export const vehicleYearOrNone = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  vehicleYear,
]);
