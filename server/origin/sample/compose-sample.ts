import { composeSticker } from '#core/sticker/compose-sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { gatherHistory } from '../report/gather-history.ts';
import { findDraft } from '../sticker/find-draft.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';

/** Returns the content of a sample, composed like any other document; always marked as demonstration data. */
export async function composeSample(
  ctx: OriginContext,
  kind: DocumentRow['kind'],
  vin: Vin,
): Promise<{ readonly demonstration: true } | null> {
  switch (kind) {
    case 'report': {
      const identified = await vehicleOfVin(ctx, vin);
      if (identified === null) return null;
      // External sources are not queried about a vehicle that does not exist.
      const ownSources = { ...ctx, reportSources: [], recallSources: [] };
      const history = await gatherHistory(ownSources, { identified, mileage: null, onStep: () => undefined });
      return { ...history, demonstration: true };
    }
    case 'sticker': {
      const draft = await findDraft(ctx, vin);
      return draft && { ...composeSticker(draft, preselectedChoices(draft)), demonstration: true };
    }
  }
}
