import { readVin, type Vin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { findDraft } from '../sticker/find-draft.ts';

/** Maximum number of vehicles to examine; there are only a few demonstration vehicles. */
const MAX_LOOKED_AT = 20;

/**
 * Returns the VIN of the demonstration vehicle with the most records among those with a catalog entry; `null` if no
 * demonstration data is loaded.
 */
export async function findSampleVin(ctx: OriginContext): Promise<Vin | null> {
  const rows = await ctx.db
    .selectFrom('history_records')
    .select('vin')
    .where('demonstration', '=', 1)
    .groupBy('vin')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('vin')
    .limit(MAX_LOOKED_AT)
    .execute();
  for (const row of rows) {
    const vin = readVin(row.vin).unwrapOr(null);
    const draft = vin && (await findDraft(ctx, vin));
    if (draft?.demonstration && draft.builds.length > 0) return vin;
  }
  return null;
}
