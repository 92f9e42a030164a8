import * as z from 'zod/mini';
import { stickerContent } from '#contract/sticker/wire-sticker.ts';
import { storedVehicle } from '#contract/vehicle/stored-vehicle.ts';
import type { Sticker, StickerContent } from '#core/sticker/sticker.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';

/** The content of a sticker in its snapshot. */
const storedContent: z.ZodMiniType<StickerContent> = z.extend(stickerContent, { vehicle: storedVehicle });

/** Parses a sticker from its row. */
export function stickerFromRow({ id, created_at, snapshot, prepared_by }: DocumentRow): Sticker {
  return {
    id,
    createdAt: created_at,
    ...(prepared_by !== null && { preparedBy: prepared_by }),
    content: storedContent.parse(JSON.parse(snapshot)),
  };
}
