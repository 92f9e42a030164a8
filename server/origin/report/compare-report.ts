import type { Result } from 'neverthrow';
import type * as z from 'zod';
import { type ReportChanges, reportChanges } from '#core/report/report-changes.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';
import { readReport } from './read-report.ts';
import type { reportIdInput } from './show-report.ts';

/** What a report tells that the earlier one of the vehicle did not; `null` where it is the first. */
export interface ComparedReport {
  readonly status: 'success';
  readonly data: {
    readonly earlier: { readonly id: string; readonly created_at: number };
    readonly changes: ReportChanges;
  } | null;
}

/** Compares a report of this person with the one they had made of the vehicle before. */
export async function compareReport(
  ctx: SignedInContext,
  { id }: z.infer<typeof reportIdInput>,
): Promise<Result<ComparedReport, OriginError>> {
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
}
