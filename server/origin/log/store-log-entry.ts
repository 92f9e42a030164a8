import { err, ok, type Result } from 'neverthrow';
import { type PayloadRecord, textFrom } from '#core/payload/payload-fields.ts';
import type { LogEntryRow } from '../kernel/db/content-rows.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { insertRow } from '../kernel/db/rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { CallLimitName } from '../kernel/limits/call-limits.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError, RequestDetails } from '../kernel/origin-context.ts';
import { supportAddress } from '../kernel/site/support-address.ts';

type LogKind = LogEntryRow['kind'];

const LIMITS: Readonly<Record<LogKind, CallLimitName>> = {
  'contact-mail': 'contactMailByCaller',
  'consent-log': 'consentLogByCaller',
  logs: 'logByCaller',
  error_vin: 'errorVinByCaller',
};

/** Stores an entry reported by a page unchanged; a contact message is also emailed to the site's support team. */
export async function storeLogEntry(
  ctx: OriginContext,
  fields: PayloadRecord,
  kind: LogKind,
  { caller, domain }: RequestDetails,
): Promise<Result<{ status: 'success' }, OriginError>> {
  const counted = await limitCalls(ctx, [{ limit: LIMITS[kind], by: caller }]);
  if (counted.isErr()) return err(counted.error);
  const team = kind === 'contact-mail' ? await supportAddress(ctx, domain) : null;
  return inTransaction(ctx.db, async (trx) => {
    await insertRow(trx, 'log_entries', {
      id: ctx.newId(),
      kind,
      domain,
      fields: JSON.stringify(fields),
      created_at: ctx.now(),
    });
    if (team !== null) await queueEmail(ctx, trx, { to: team, ...teamEmail(fields, domain) });
    return ok({ status: 'success' as const });
  });
}

function teamEmail({ name, email, message }: PayloadRecord, domain: string) {
  return {
    subject: `Contact message through ${domain}`,
    text: [`From: ${textFrom(name) ?? '(no name)'}, ${textFrom(email) ?? ''}`, '', textFrom(message) ?? ''].join('\n'),
  };
}
