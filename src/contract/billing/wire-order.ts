import * as z from 'zod/mini';
import { moment, money } from '../fields.ts';
import { creditKind, renewal, soldPlan } from './plan.ts';

const documentKind = z.enum(['report', 'sticker']);

/** The response to a purchase or a purchase status query. Other origins may respond in any form. */
export const wireOrder = z.object({
  status: z.enum(['success', 'needs_action', 'pending']),
  order_id: z.string(),
  order_number: z.string(),
  price: money,
  subscription_id: z.exactOptional(z.string()),
  custom_data: z.string(),
  continue_at: z.exactOptional(z.url()),
  email: z.string(),
  paid_at: z.nullable(moment),
  lines: z.array(
    z.object({
      plan: z.object({
        code: z.string(),
        name: z.string(),
        kind: creditKind,
        renewal,
        bundle: soldPlan.shape.bundle,
      }),
      documents: z.union([z.int(), z.literal('unlimited')]),
      quantity: z.int(),
      vin: z.nullable(z.string()),
      price: money,
    }),
  ),
  documents: z.array(
    z.object({
      id: z.string(),
      kind: documentKind,
      vin: z.string(),
      state: z.enum(['waiting', 'ready', 'choice', 'refunded', 'credited']),
      step: z.unknown(),
    }),
  ),
});

/** The response to a purchase. */
export type WireOrder = z.output<typeof wireOrder>;
