import * as z from 'zod';
import { queuePasswordLink } from './account/queue-password-link.ts';
import type { EmailRequestRow } from './kernel/db/people-rows.ts';
import { findRow } from './kernel/db/rows.ts';
import type { OriginTransaction } from './kernel/db/schema.ts';
import { type JobHandler, jobDone } from './kernel/jobs/job.ts';
import type { OriginContext } from './kernel/origin-context.ts';
import { queueDeletionLink } from './privacy/queue-deletion-link.ts';

const jobPayload = z.object({ requestId: z.string() });

/** Checks whether a requested email is for an existing account, and queues it if so. */
export const sendRequestedEmail: JobHandler<z.infer<typeof jobPayload>> = {
  schema: jobPayload,
  run: async (ctx, { requestId }) => {
    await ctx.db.transaction().execute((trx) => answerRequest(ctx, trx, requestId));
    return jobDone;
  },
};

/** Queues the email and deletes the request in one transaction; a missing request has already been processed. */
async function answerRequest(ctx: OriginContext, trx: OriginTransaction, requestId: string): Promise<void> {
  const request = await trx.deleteFrom('letter_requests').where('id', '=', requestId).returningAll().executeTakeFirst();
  if (!request) return;
  const user = await findRow(trx, 'users', { email: request.email });
  if (user) await queueEmail(ctx, trx, request, user);
}

function queueEmail(
  ctx: OriginContext,
  trx: OriginTransaction,
  { purpose, message, site_address, language }: EmailRequestRow,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const person = { userId: id, email, site: { address: site_address, language } };
  switch (purpose) {
    case 'set-password':
      return queuePasswordLink(ctx, trx, person);
    case 'confirm-deletion':
      return queueDeletionLink(ctx, trx, { ...person, message });
  }
}
