import { err, ok } from 'neverthrow';
import type { privacyCalls } from '#contract/privacy.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { personalData } from './personal-data.ts';

/** Returns all stored data of the signed-in user, without secrets. */
export const exportPersonalData: Verb<typeof privacyCalls.exportPersonalData, SignedInContext> = async (ctx) => {
  const allowed = await limitCalls(ctx, [{ limit: 'exportByAccount', by: ctx.userId }]);
  if (allowed.isErr()) return err(allowed.error);
  const sections = await Promise.all(
    personalData.map(async ({ name, exports }) => {
      const records = await Promise.all(exports.map((exportRecords) => exportRecords(ctx)));
      return [name, records.flat()] as const;
    }),
  );
  return ok({ status: 'success', exported_at: ctx.now(), data: Object.fromEntries(sections) });
};
