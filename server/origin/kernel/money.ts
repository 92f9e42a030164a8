import * as z from 'zod';

/** An amount of money as stored in JSON columns: minor units and an ISO 4217 code. */
export const money = z.object({ amount: z.int(), currency: z.string().length(3) });
