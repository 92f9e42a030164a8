import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { personalData } from './personal-data.ts';

/** Query of GET /api/user/export, a call of ours. */
export const exportPersonalDataInput = z.object({ format: z.enum(['json', 'html']).default('json') });

/** All that is kept of a person, by section. */
export type PersonalDataExport = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Gathers all that is kept of the signed-in person, without secrets. */
export async function exportPersonalData(
  ctx: SignedInContext,
): Promise<Result<{ status: 'success'; exported_at: number; data: PersonalDataExport }, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'exportByAccount', by: ctx.userId }]);
  if (allowed.isErr()) return err(allowed.error);
  const sections = await Promise.all(
    personalData.map(async (section) => [section.name, await section.export(ctx)] as const),
  );
  return ok({ status: 'success', exported_at: ctx.now(), data: Object.fromEntries(sections) });
}
