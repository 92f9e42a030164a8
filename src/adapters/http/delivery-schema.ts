import * as z from 'zod/mini';
import type { Delivery } from '#core/delivery/delivery.ts';
import { inData } from './in-data.ts';
import { sharedContent } from './sharing-schema.ts';

const kind = z.enum(['report', 'sticker']);

const deliveryFields = z.object({
  state: z.enum(['waiting', 'ready', 'choice', 'refunded', 'credited']),
  kind,
  vin: z.string(),
  document: z.nullable(sharedContent),
});

/** A delivered document, or how far it is. */
export const delivery: z.ZodMiniType<Delivery> = inData(deliveryFields);
