import { err, ok, type Result } from 'neverthrow';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { composeSample } from './compose-sample.ts';
import { findSampleVin } from './find-sample-vin.ts';
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
  const owner = await ctx.db.selectFrom('users').select('id').where('id', '=', sampleOwner.id).executeTakeFirst();
  return owner !== undefined && (await findSampleVin(ctx)) !== null;
}

async function storedSample({ db }: OriginContext, kind: DocumentRow['kind']): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', idOf(kind)).executeTakeFirst();
}

async function madeSample(ctx: OriginContext, kind: DocumentRow['kind']): Promise<DocumentRow | undefined> {
  const owner = await ctx.db.selectFrom('users').select('id').where('id', '=', sampleOwner.id).executeTakeFirst();
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
