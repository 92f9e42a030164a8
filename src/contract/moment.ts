import * as z from 'zod/mini';

/** A point in time, in UTC epoch milliseconds. */
export const moment = z.int();
