import * as z from 'zod';

/** A model year in a query or form; from the first car on. */
export const vehicleYear = z.coerce.number<string>().int().min(1_886).max(2_100);

/** A model year that may be left empty. */
export const vehicleYearOrNone = z.union([z.literal('').transform(() => null), vehicleYear]);
