import * as z from 'zod';
import { moment as wireMoment } from '#contract/fields.ts';
import { done } from '#contract/success.ts';
import { money } from '../kernel/money.ts';

const MOMENT = { id: 'Moment', description: 'UTC epoch milliseconds.' };

z.globalRegistry.add(done, { id: 'Done' }).add(wireMoment, MOMENT);

export { done };

/** A time in UTC epoch milliseconds. */
export const moment = z.int().meta(MOMENT);

/** An amount of money. */
const amount = money.meta({ id: 'Money', description: 'Integer minor units of a currency, such as cents.' });

/** A successful response with its result in `data`. */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal('success'), data });
}

/** An error response: a message for people and the data that a client needs to continue. */
export const failure = z
  .object({
    status: z.literal('error'),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'Errors by field; with 422.' }),
    reason: z.string().optional().meta({ description: 'The reason as a stable code.' }),
    price: amount.optional().meta({ description: 'The correct price, if the request contained another one.' }),
    order: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The status of the order for which the Idempotency-Key was used.' }),
    kind: z.string().optional().meta({ description: 'The document that cannot be created.' }),
    id: z
      .string()
      .optional()
      .meta({ description: 'With 500: the ID by which the operator finds the error in the log.' }),
  })
  .meta({ id: 'Failure' });
