import * as z from 'zod/mini';
import type { Sticker, StickerContent } from '#core/sticker/sticker.ts';
import {
  economySchema,
  equipmentSchema,
  moneySchema,
  partsContentSchema,
  safetySchema,
  vehicleBuildSchema,
} from './vehicle-build-schema.ts';
import { vehicleSchema } from './vehicle-schema.ts';

const source = z.enum(['vin', 'catalogue', 'chosen']);
const sourcedText = z.nullable(z.object({ value: z.string(), source }));
const price = z.nullable(moneySchema);

const contentSchema: z.ZodMiniType<StickerContent> = z.object({
  vehicle: vehicleSchema,
  mode: z.enum(['auto', 'manual', 'ymmt']),
  trim: sourcedText,
  style: sourcedText,
  exteriorColor: sourcedText,
  interiorColor: sourcedText,
  standardEquipment: equipmentSchema,
  packages: z.array(
    z.object({
      name: z.string(),
      items: z.array(z.object({ code: z.string(), name: z.string(), price, source })),
    }),
  ),
  prices: z.object({ base: price, options: price, destination: price, total: price }),
  economy: z.nullable(economySchema),
  safety: z.nullable(safetySchema),
  partsContent: z.nullable(partsContentSchema),
  demonstration: z.boolean(),
});

/** A kept sticker on the wire. */
export const stickerSchema: z.ZodMiniType<Sticker> = z.pipe(
  z.object({ id: z.string(), created_at: z.int(), prepared_by: z.optional(z.string()), content: contentSchema }),
  z.transform(({ id, created_at, prepared_by, content }) => ({
    id,
    createdAt: created_at,
    ...(prepared_by !== undefined && { preparedBy: prepared_by }),
    content,
  })),
);

/** What is known of a vehicle before its sticker is made, on the wire. */
export const stickerDraftSchema = z.pipe(
  z.object({
    vehicle: vehicleSchema,
    builds: z.array(vehicleBuildSchema),
    demonstration: z.boolean(),
    previous: z.optional(stickerSchema),
  }),
  z.transform(({ previous, ...draft }) => ({ ...draft, ...(previous && { previous }) })),
);
