import * as z from 'zod';
import { storedVehicle } from '#contract/vehicle/stored-vehicle.ts';
import type { Sticker, StickerContent } from '#core/sticker/sticker.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { money } from '../kernel/money.ts';
import { equipment, labels } from '../vehicle/vehicle-build-schema.ts';

const source = z.enum(['vin', 'catalogue', 'chosen']);
const sourcedText = z.object({ value: z.string(), source }).nullable();

/** The content of a sticker in its snapshot. */
export const contentSchema = labels.extend({
  vehicle: storedVehicle,
  mode: z.enum(['auto', 'manual', 'ymmt']),
  trim: sourcedText,
  style: sourcedText,
  exteriorColor: sourcedText,
  interiorColor: sourcedText,
  standardEquipment: equipment,
  packages: z.array(
    z.object({
      name: z.string(),
      items: z.array(z.object({ code: z.string(), name: z.string(), price: money.nullable(), source })),
    }),
  ),
  prices: z.object({
    base: money.nullable(),
    options: money.nullable(),
    destination: money.nullable(),
    total: money.nullable(),
  }),
  demonstration: z.boolean(),
}) satisfies z.ZodType<StickerContent>;

/** Parses a sticker from its row. */
export function stickerFromRow({ id, created_at, snapshot, prepared_by }: DocumentRow): Sticker {
  return {
    id,
    createdAt: created_at,
    ...(prepared_by !== null && { preparedBy: prepared_by }),
    content: contentSchema.parse(JSON.parse(snapshot)),
  };
}
