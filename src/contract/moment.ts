import * as z from 'zod/mini';

/** A moment, in UTC epoch milliseconds. */
export const moment = z.int();
