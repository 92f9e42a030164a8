import type { Result } from 'neverthrow';
import * as z from 'zod';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { readReport } from './read-report.ts';
import { type WireReport, wireReport } from './wire-report.ts';

/** Fields of GET /api-cwa/report and GET /api-cwa/report-changes. */
export const reportIdInput = z.object({ id: z.string().min(1).max(64) });

/** What the owner says against a finding. */
export interface WireDispute {
  readonly finding_id: string;
  readonly message: string;
  readonly created_at: number;
}

/** A report with what its owner disputes. */
export interface ShownReport {
  readonly status: 'success';
  readonly data: WireReport & { readonly disputes: readonly WireDispute[] };
}

/** Shows a report of this person, with what they dispute in it. */
export async function showReport(
  ctx: SignedInContext,
  { id }: z.infer<typeof reportIdInput>,
): Promise<Result<ShownReport, OriginError>> {
  const report = await readReport(ctx, id);
  return report.asyncMap(async (kept) => {
    const disputes = await ctx.db
      .selectFrom('finding_disputes')
      .select(['finding_id', 'message', 'created_at'])
      .where('document_id', '=', id)
      .where('user_id', '=', ctx.userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return { status: 'success', data: { ...wireReport(kept), disputes } };
  });
}
