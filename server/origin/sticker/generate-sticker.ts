import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { StickerDraft } from '../../../src/core/sticker/sticker.ts';
import { readVin, type Vin } from '../../../src/core/vehicle/vin.ts';
import type { SignedInContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { type WireVehicle, wireVehicle } from '../vehicle/wire-vehicle.ts';
import { findDraft } from './find-draft.ts';
import { stickerFromRow, type WireSticker, wireSticker } from './sticker-snapshot.ts';

/** Fields of POST /api-cwa/generate-sticker. */
export const generateStickerInput = z.object({
  vin: z.string().max(64),
  europe: z.string().max(8).optional(),
  gen: z.string().max(16).optional(),
});

/** Fields of POST /api-cwa/generate_classic_sticker; all but the VIN is looked up anew. */
export const generateClassicStickerInput = z.object({
  vin: z.string().max(64),
  classictype: z.literal('manual'),
});

/** The sticker the person has already, or what there is to choose from. */
export type StickerGenerationAnswer =
  | { readonly status: 'success'; readonly data: WireSticker }
  | {
      readonly status: 'no_prev_data';
      readonly data: Pick<StickerDraft, 'builds' | 'demonstration'> & { readonly vehicle: WireVehicle };
    };

type Generation = Promise<Result<StickerGenerationAnswer, OriginError>>;

/** Starts a sticker for a 17-character VIN. */
export async function generateSticker(
  ctx: SignedInContext,
  { vin, gen }: z.infer<typeof generateStickerInput>,
): Generation {
  return generate(ctx, vin, 'standard', gen === 'regenerate');
}

/** Starts a sticker for a mapped classic. */
export async function generateClassicSticker(
  ctx: SignedInContext,
  { vin }: z.infer<typeof generateClassicStickerInput>,
): Generation {
  return generate(ctx, vin, 'classic', false);
}

async function generate(ctx: SignedInContext, text: string, kind: Vin['kind'], afresh: boolean): Generation {
  const vin = readVin(text);
  if (vin.isErr() || vin.value.kind !== kind) return err({ code: 'declined', message: 'Wrong VIN' });
  const kept = afresh ? undefined : await newestSticker(ctx, vin.value.value);
  if (kept) return ok({ status: 'success', data: wireSticker(stickerFromRow(kept)) });
  const draft = await findDraft(ctx, vin.value);
  if (draft === null) {
    await recordFailure(ctx, vin.value);
    return err({ code: 'declined', message: 'no data' });
  }
  const { vehicle, builds, demonstration } = draft;
  return ok({ status: 'no_prev_data', data: { vehicle: wireVehicle(vehicle), builds, demonstration } });
}

function newestSticker({ db, userId }: SignedInContext, vin: string) {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'sticker')
    .where('vin', '=', vin)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Only a VIN that is right in itself counts as our failure; a mistyped one is not made good. */
async function recordFailure({ db, userId, now, newId }: SignedInContext, vin: Vin): Promise<void> {
  if (vin.kind === 'standard' && vin.warnings.length > 0) return;
  await db
    .insertInto('failed_generations')
    .values({ id: newId(), user_id: userId, vin: vin.value, kind: 'sticker', failed_at: now(), claimed_at: null })
    .execute();
}
