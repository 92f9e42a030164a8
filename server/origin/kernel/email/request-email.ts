import type { EmailRequestRow } from '../db/people-rows.ts';
import { insertRow } from '../db/rows.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { OriginContext } from '../origin-context.ts';
import type { SiteAddress } from '../site/site-address.ts';

/** A request for an email to an address that may or may not have an account. */
export interface EmailRequest extends Pick<EmailRequestRow, 'purpose' | 'email'> {
  readonly message?: string;
  readonly site: SiteAddress;
}

/** The kind of the jobs that process such requests. */
export const SEND_REQUESTED_EMAIL = 'send-requested-email';

/** Stores the request. A job later looks up whether the address has an account. */
export async function requestEmail(
  ctx: OriginContext,
  { purpose, email, message = '', site }: EmailRequest,
): Promise<void> {
  const id = ctx.newId();
  await ctx.db.transaction().execute(async (trx) => {
    await insertRow(trx, 'letter_requests', {
      id,
      purpose,
      email,
      message,
      site_address: site.address,
      language: site.language,
      requested_at: ctx.now(),
    });
    await enqueueJob(ctx, trx, { kind: SEND_REQUESTED_EMAIL, key: id, payload: { requestId: id } });
  });
}
