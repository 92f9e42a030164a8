import { err, ok, type Result } from 'neverthrow';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import type { Sticker } from '#core/sticker/sticker.ts';
import { readVin, type Vin } from '#core/vehicle/vin.ts';
import { recordFailedGeneration } from '../credits/record-failed-generation.ts';
import type { OriginError, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { stickerFromRow } from '../snapshots/sticker-snapshot.ts';
import { findDraft } from './find-draft.ts';
import { draftAnswer, type StickerGenerationAnswer } from './sticker-generation-answer.ts';

type Generation = Promise<Result<StickerGenerationAnswer, OriginError>>;

/** Starts a sticker for a 17-character VIN. */
export const generateSticker: Verb<typeof stickerCalls.generate, SignedInContext> = (ctx, { vin, gen, europe }) =>
  generate(ctx, vin, { kind: 'standard', regenerate: gen === 'regenerate', isEurope: europe === 'yes' });

/** Starts a sticker for a mapped classic vehicle. */
export const generateClassicSticker: Verb<typeof stickerCalls.generateClassic, SignedInContext> = (ctx, { vin }) =>
  generate(ctx, vin, { kind: 'classic', regenerate: false, isEurope: false });

interface GenerationOf {
  readonly kind: Vin['kind'];
  readonly regenerate: boolean;
  /** Whether the caller declares the vehicle as European, which the sources may not contain. */
  readonly isEurope: boolean;
}

async function generate(ctx: SignedInContext, text: string, { kind, regenerate, isEurope }: GenerationOf): Generation {
  const vin = readVin(text);
  if (vin.isErr() || vin.value.kind !== kind) return err({ code: 'declined', message: 'Wrong VIN' });
  const stored = await newestSticker(ctx, vin.value.value);
  if (stored !== null && !regenerate) return ok({ status: 'success', data: stickerToWire(stored) });
  const draft = await findDraft(ctx, vin.value);
  if (draft === null) {
    await recordFailedGeneration(ctx, vin.value, 'sticker');
    return err({ code: 'declined', message: 'no data' });
  }
  const vehicle = isEurope ? { ...draft.vehicle, isEurope } : draft.vehicle;
  return ok(draftAnswer({ ...draft, vehicle }, stored));
}

async function newestSticker({ db, userId }: SignedInContext, vin: string): Promise<Sticker | null> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'sticker')
    .where('revoked_by', 'is', null)
    .where('vin', '=', vin)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? stickerFromRow(row) : null;
}
