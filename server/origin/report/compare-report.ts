import type { readCalls } from '#contract/report/read-calls.ts';
import { reportChanges } from '#core/report/report-changes.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';
import { readReport } from './read-report.ts';

/** Compares a user's report with their previous report of the same vehicle. */
export const compareReport: Verb<typeof readCalls.compare, SignedInContext> = async (ctx, { id }) => {
  const report = await readReport(ctx, id);
  return report.asyncMap(async ({ createdAt, snapshot }) => {
    const row = await ctx.db
      .selectFrom('documents')
      .selectAll()
      .where('user_id', '=', ctx.userId)
      .where('revoked_by', 'is', null)
      .where('kind', '=', 'report')
      .where('vin', '=', snapshot.vehicle.vin)
      .where('created_at', '<', createdAt)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return { status: 'success', data: null };
    const earlier = reportFromRow(row);
    const changes = reportChanges(earlier.snapshot, snapshot);
    return { status: 'success', data: { earlier: { id: earlier.id, created_at: earlier.createdAt }, changes } };
  });
};
