import { err, ok, type Result } from 'neverthrow';
import type { ReportStep } from '#core/report/report-step.ts';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { DeliveryRow } from '../kernel/db/shop-rows.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { makeReport } from '../report/make-report.ts';
import { findDraft } from '../sticker/find-draft.ts';
import { storeSticker } from '../sticker/store-sticker.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';

/**
 * Creates a paid document for its buyer and returns its ID. The delivery ID is the idempotency key: after a crash, the
 * same delivery returns the same document without another charge.
 */
export async function makeDocument(
  ctx: SignedInContext,
  { id, kind, vin: text }: DeliveryRow,
  onStep: (step: ReportStep) => void,
): Promise<Result<string, OriginError>> {
  const vin = readVin(text);
  if (vin.isErr()) return err({ code: 'declined', message: 'Wrong VIN' });
  const once = { key: `delivery-${id}`, request: { call: 'deliver', input: { kind, vin: text } } };
  if (kind === 'sticker') {
    const draft = await findDraft(ctx, vin.value);
    if (draft === null) return err({ code: 'declined', message: 'no data' });
    return storeSticker(ctx, composeSticker(draft, preselectedChoices(draft)), once);
  }
  const report = await makeReport(
    ctx,
    {
      request: once.request,
      vin: vin.value,
      kind: 'full',
      mileage: null,
      identify: async () => ok(await vehicleOfVin(ctx, vin.value)),
    },
    { idempotencyKey: once.key, isDelivery: true, onStep },
  );
  return report.map((made) => made.id);
}
