import * as z from 'zod/mini';

/** An amount of money: an integer number of minor units (such as cents) of a currency. */
export const money = z.object({ amount: z.int(), currency: z.string() });
