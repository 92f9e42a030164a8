import * as z from 'zod';
import { findRow, updateRows } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { type JobHandler, jobDone } from '../kernel/jobs/job.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { confirmOwnEmailText } from './emails/registration-emails.ts';
import { accountExistsEmail } from './emails/sign-in-emails.ts';
import { newSecret, secretHash } from './token.ts';

const jobPayload = z.object({ registrationId: z.string() });

/** Emails a confirmation link for the new account or, if the address already has an account, a notice of it. */
export const answerRegistration: JobHandler<z.infer<typeof jobPayload>> = {
  schema: jobPayload,
  run: async (ctx, { registrationId }) => {
    await ctx.db.transaction().execute((trx) => answer(ctx, trx, registrationId));
    return jobDone;
  },
};

async function answer(ctx: OriginContext, trx: OriginTransaction, id: string): Promise<void> {
  const registration = await findRow(trx, 'registrations', { id, token_hash: null });
  if (!registration) return;
  const { email, language, site_address: address } = registration;
  const user = await findRow(trx, 'users', { email });
  if (user) {
    await trx.deleteFrom('registrations').where('id', '=', id).execute();
    await queueEmail(ctx, trx, { to: email, about: user.id, ...accountExistsEmail(language, address) });
    return;
  }
  const token = newSecret();
  await updateRows(trx, 'registrations', { where: { id }, set: { token_hash: secretHash(token) } });
  await queueEmail(ctx, trx, { to: email, ...confirmOwnEmailText(language, `${address}/confirm-email/${token}`) });
}
