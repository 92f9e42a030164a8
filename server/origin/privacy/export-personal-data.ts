import { err, ok, type Result } from 'neverthrow';
import type { WireAnswer } from '#contract/define-call.ts';
import type { privacyCalls } from '#contract/privacy.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { personalData } from './personal-data.ts';

/** Returns all stored data of the signed-in user, without secrets. */
export async function exportPersonalData(
  ctx: SignedInContext,
): Promise<Result<WireAnswer<typeof privacyCalls.exportPersonalData>, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'exportByAccount', by: ctx.userId }]);
  if (allowed.isErr()) return err(allowed.error);
  const sections = await Promise.all(
    personalData.map(async (section) => [section.name, await section.export(ctx)] as const),
  );
  return ok({ status: 'success', exported_at: ctx.now(), data: Object.fromEntries(sections) });
}
