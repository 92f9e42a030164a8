import { err, ok } from 'neverthrow';
import type { TakenBy, WireAnswer } from '#contract/define-call.ts';
import type { readCalls } from '#contract/report/read-calls.ts';
import type { Finding } from '#core/report/report-finding.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { getRow, insertRowOnce } from '../kernel/db/rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginError, RequestDetails, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { supportAddress } from '../kernel/site/support-address.ts';
import { readReport } from './read-report.ts';

type DisputeInput = TakenBy<typeof readCalls.dispute>;
type WireDispute = WireAnswer<typeof readCalls.dispute>['data'];

/** Stores a user's dispute of a finding in their report and notifies the support team; repeating it changes nothing. */
export const disputeFinding: Verb<typeof readCalls.dispute, SignedInContext, [RequestDetails]> = async (
  ctx,
  input,
  { domain },
) => {
  const report = await readReport(ctx, input.id);
  if (report.isErr()) return err(report.error);
  const finding = report.value.snapshot.findings.find(({ id }) => id === input.finding_id);
  if (!finding) return err({ code: 'not-found', message: 'There is no such finding in this report.' });
  const counted = await limitCalls(ctx, [{ limit: 'disputeByAccount', by: ctx.userId }]);
  if (counted.isErr()) return err(counted.error);
  const team = await supportAddress(ctx, domain);
  const stored = await inTransaction<WireDispute, OriginError>(ctx.db, async (trx) => {
    const dispute = { document_id: input.id, finding_id: input.finding_id };
    const added = await insertRowOnce(trx, 'finding_disputes', {
      unique: ['document_id', 'finding_id'],
      row: { ...dispute, id: ctx.newId(), user_id: ctx.userId, message: input.message, created_at: ctx.now() },
    });
    const { finding_id, message, created_at } = added ?? (await getRow(trx, 'finding_disputes', dispute));
    if (message !== input.message) return err({ code: 'conflict', message: 'You have disputed this finding already.' });
    if (added && team !== null) {
      const email = disputeEmail(input, finding, { domain, vin: report.value.snapshot.vehicle.vin });
      await queueEmail(ctx, trx, { to: team, about: ctx.userId, ...email });
    }
    return ok({ finding_id, message, created_at });
  });
  return stored.map((data) => ({ status: 'success', data }));
};

function disputeEmail(
  { id, message }: DisputeInput,
  { id: findingId, evidence }: Finding,
  { domain, vin }: { readonly domain: string; readonly vin: string },
) {
  return {
    subject: `Finding disputed: ${vin}`,
    text: [
      `Site: ${domain}`,
      `Report: ${id}`,
      `VIN: ${vin}`,
      `Finding: ${findingId}`,
      ...evidence.map(({ source, recordId, at }) => `Record: ${source}, ${recordId}, ${new Date(at).toISOString()}`),
      '',
      message,
    ].join('\n'),
  };
}
