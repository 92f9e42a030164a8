import type { readCalls } from '#contract/report/read-calls.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { readReport } from './read-report.ts';
import { wireReport } from './wire-report.ts';

/** Returns a report of the user with their disputes. */
export const showReport: Verb<typeof readCalls.read, SignedInContext> = async (ctx, { id }) => {
  const report = await readReport(ctx, id);
  return report.asyncMap(async (stored) => {
    const disputes = await ctx.db
      .selectFrom('finding_disputes')
      .select(['finding_id', 'message', 'created_at'])
      .where('document_id', '=', id)
      .where('user_id', '=', ctx.userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return { status: 'success', data: { ...wireReport(stored), disputes } };
  });
};
