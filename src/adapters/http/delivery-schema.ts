import * as z from 'zod/mini';
import { sharedFromWire, wireShared } from '#contract/document/sharing-calls.ts';
import type { Compensation, Delivery } from '#core/delivery/delivery.ts';
import { inData } from './in-data.ts';

const kind = z.enum(['report', 'sticker']);

const deliveryFields = z.object({
  state: z.enum(['waiting', 'ready', 'choice', 'refunded', 'credited']),
  kind,
  vin: z.string(),
  document: z.nullable(z.pipe(wireShared, z.transform(sharedFromWire))),
});

/** A delivered document, or how far it is. */
export const delivery: z.ZodMiniType<Delivery> = inData(deliveryFields);

/** How a buyer was compensated. */
export const compensation: z.ZodMiniType<Compensation> = inData(
  z.object({ state: z.enum(['refunded', 'credited']), kind, vin: z.string() }),
);
