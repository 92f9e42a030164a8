import { err } from 'neverthrow';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import { isEmptySticker } from '#core/sticker/sticker-substance.ts';
import { readVehicleName } from '#core/sticker/vehicle-name.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { getRow } from '../kernel/db/rows.ts';
import type { CallResult, OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { stickerFromRow } from '../snapshots/sticker-snapshot.ts';
import { type ConfirmStickerFields, choicesFrom } from './confirm-sticker-fields.ts';
import { findDraft, findDraftByName } from './find-draft.ts';
import { storeSticker } from './store-sticker.ts';

/** The context of a confirmation, beside its fields. */
export interface ConfirmStickerCall {
  readonly idempotencyKey: string | null;
  /** Whether the call used the path for model years with a different template. */
  readonly restricted: boolean;
}

/** The fixed error of the specification when there is nothing to print. */
const noData: OriginError = { code: 'declined', message: 'no data' };

/**
 * Creates the selected sticker and charges one credit in one transaction, once per idempotency key. Rejects an empty
 * sticker.
 */
export async function confirmSticker(
  ctx: SignedInContext,
  input: ConfirmStickerFields,
  { idempotencyKey, restricted }: ConfirmStickerCall,
): Promise<CallResult<typeof stickerCalls.confirm>> {
  const draft = await draftFor(ctx, input);
  if (draft === null) return err(noData);
  const choices = choicesFrom(input, draft.mode);
  if (choices.isErr()) return err(choices.error);
  const printsColors = !restricted || input.buildsheet_color === 'yes';
  const content = printsColors
    ? composeSticker(draft, choices.value)
    : composeSticker(draft, { ...choices.value, exteriorColor: '', interiorColor: '' });
  if (isEmptySticker(content)) return err(noData);
  const request = { call: 'confirm-sticker', restricted, input };
  const id = await storeSticker(ctx, content, { key: idempotencyKey, request });
  return id.asyncMap(async (documentId) => {
    const row = await getRow(ctx.db, 'documents', { id: documentId, user_id: ctx.userId });
    return { status: 'success', data: stickerToWire(stickerFromRow(row)) };
  });
}

/**
 * Finds the draft to confirm. Without a VIN the vehicle is identified by its name; a classic VIN arrives with dashes
 * instead of spaces.
 */
async function draftFor(
  ctx: SignedInContext,
  { vin: text, year, make, model }: ConfirmStickerFields,
): Promise<StickerDraft | null> {
  if (text.trim() === '') {
    const name = readVehicleName({ year: Number(year), make, model });
    return name.isErr() ? null : findDraftByName(ctx, name.value);
  }
  const vin = readVin(text);
  if (vin.isErr()) return null;
  const draft = await findDraft(ctx, vin.value);
  if (draft !== null || vin.value.kind === 'standard') return draft;
  return findDraft(ctx, { kind: 'classic', value: vin.value.value.replaceAll('-', ' ') });
}
