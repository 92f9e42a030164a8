import * as z from 'zod/mini';

/** An amount of money: integer minor units, such as cents, of a currency. */
export const money = z.object({ amount: z.int(), currency: z.string() });
