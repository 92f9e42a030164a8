import { err, ok, type Result } from 'neverthrow';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { readVin, type Vin } from '#core/vehicle/vin.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { gatherHistory } from '../report/gather-history.ts';
import { findDraft } from '../sticker/find-draft.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { sampleOwner } from './sample-owner.ts';

const NO_SAMPLE: OriginError = { code: 'not-found', message: 'There is no sample here.' };

/**
 * Returns the public sample report or sticker of a demonstration vehicle. It is created on the first request and stored
 * like any other document, so that its prints can be verified; no credit is charged.
 */
export async function findSample(
  ctx: OriginContext,
  kind: DocumentRow['kind'],
  caller: string,
): Promise<Result<DocumentRow, OriginError>> {
  const limited = await limitCalls(ctx, [{ limit: 'sampleByCaller', by: caller }]);
  if (limited.isErr()) return err(limited.error);
  const row = (await storedSample(ctx, kind)) ?? (await madeSample(ctx, kind));
  return row ? ok(row) : err(NO_SAMPLE);
}

/** Returns whether samples exist. */
export async function hasSamples(ctx: OriginContext): Promise<boolean> {
  const owner = await findRow(ctx.db, 'users', { id: sampleOwner.id });
  return owner !== undefined && (await findSampleVin(ctx)) !== null;
}

async function storedSample({ db }: OriginContext, kind: DocumentRow['kind']): Promise<DocumentRow | undefined> {
  return findRow(db, 'documents', { id: idOf(kind) });
}

async function madeSample(ctx: OriginContext, kind: DocumentRow['kind']): Promise<DocumentRow | undefined> {
  const owner = await findRow(ctx.db, 'users', { id: sampleOwner.id });
  const vin = owner && (await findSampleVin(ctx));
  const sample = vin && (await composeSample(ctx, kind, vin));
  if (!sample) return undefined;
  await ctx.db
    .insertInto('documents')
    .values({
      id: idOf(kind),
      user_id: owner.id,
      kind,
      vin: vin.value,
      snapshot: JSON.stringify(sample),
      created_at: ctx.now(),
      ...(kind === 'report' && { report_kind: 'full' }),
    })
    // Concurrent first requests all get the same document.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return storedSample(ctx, kind);
}

function idOf(kind: DocumentRow['kind']): string {
  return `sample-${kind}`;
}

/** Returns the content of a sample, composed like any other document; always marked as demonstration data. */
async function composeSample(
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

/** Maximum number of vehicles to examine; there are only a few demonstration vehicles. */
const MAX_LOOKED_AT = 20;

/**
 * Returns the VIN of the demonstration vehicle with the most records among those with a catalog entry; `null` if no
 * demonstration data is loaded.
 */
async function findSampleVin(ctx: OriginContext): Promise<Vin | null> {
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
