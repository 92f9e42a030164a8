import * as z from 'zod';
import { moment as wireMoment } from '#contract/moment.ts';
import { done } from '#contract/success.ts';
import { money } from '../kernel/money.ts';

const MOMENT = { id: 'Moment', description: 'UTC epoch milliseconds.' };

z.globalRegistry.add(done, { id: 'Done' }).add(wireMoment, MOMENT);

export { done };

/** A moment, in UTC epoch milliseconds. */
export const moment = z.int().meta(MOMENT);

/** An amount of money. */
const amount = money.meta({ id: 'Money', description: 'Integer minor units, such as cents, of a currency.' });

/** A good answer that tells something under `data`. */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal('success'), data });
}

/** Every answer that is none: what went wrong, in words for people, and what a program needs to go on. */
export const failure = z
  .object({
    status: z.literal('error'),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'What is wrong, by field; with 422.' }),
    reason: z.string().optional().meta({ description: 'Why, as a code that stays the same.' }),
    price: amount.optional().meta({ description: 'The right price, where another one was sent.' }),
    order: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'How the order stands that the Idempotency-Key was used for.' }),
    kind: z.string().optional().meta({ description: 'Which document cannot be made.' }),
    id: z.string().optional().meta({ description: 'With 500: by what the operator finds the failure in the log.' }),
  })
  .meta({ id: 'Failure' });
