import * as z from 'zod/mini';
import { inData } from './in-data.ts';
import { lenientNumber, lenientText } from './lenient-fields.ts';

/** Model years to pick from; they may come as text. */
export const yearChoices: z.ZodMiniType<readonly number[]> = inData(z.array(z.pipe(lenientNumber, z.int())));

/** Makes, models or trims to pick from. */
export const nameChoices: z.ZodMiniType<readonly string[]> = inData(z.array(z.pipe(lenientText, z.string())));
