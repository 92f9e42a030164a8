import * as z from 'zod/mini';
import type { Recall, RecallCheck } from '../../core/recall/recall.ts';
import { lenientNumber, lenientText } from './lenient-fields.ts';

const text = z.pipe(
  lenientText,
  z.transform((told) => told ?? ''),
);
const flag = z._default(z.boolean(), false);

const recall: z.ZodMiniType<Recall> = z.pipe(
  z.object({
    campaign: z.string().check(z.minLength(1)),
    manufacturer: text,
    component: text,
    summary: text,
    consequence: text,
    remedy: text,
    notes: text,
    reported_at: lenientNumber,
    owners_told_at: lenientNumber,
    park_it: flag,
    park_outside: flag,
    over_the_air_update: flag,
  }),
  z.transform(({ reported_at, owners_told_at, park_it, park_outside, over_the_air_update, ...told }) => ({
    ...told,
    reportedAt: reported_at,
    ownersToldAt: owners_told_at,
    parkIt: park_it,
    parkOutside: park_outside,
    overTheAirUpdate: over_the_air_update,
  })),
);

/**
 * The recalls found. One that cannot be read spoils the answer: half a list would look like all of it. A `source` that is
 * `null` says that nothing was searched; an origin that sends none has searched its own data (GAP-20).
 */
export const recallCheck: z.ZodMiniType<RecallCheck> = z.pipe(
  z.object({
    status: z.literal('success'),
    data: z.array(recall),
    source: z.catch(z.optional(z.nullable(z.string())), undefined),
  }),
  z.transform(({ data, source }) => ({
    recalls: data,
    source: source ?? null,
    isChecked: source !== null || data.length > 0,
  })),
);
