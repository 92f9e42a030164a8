import * as z from 'zod';
import type { OriginTransaction } from '../db/schema.ts';
import { type JobHandler, jobDone } from '../jobs/job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { confirmOwnEmailText } from '../mail/texts/email-letters.ts';
import { accountExistsEmail } from '../mail/texts/sign-in-emails.ts';
import type { OriginContext } from '../origin-context.ts';
import { newSecret, secretHash } from './token.ts';

const jobPayload = z.object({ registrationId: z.string() });

/** Emails the link that makes the account or, to an address that has one, that it has. */
export const answerRegistration: JobHandler<z.infer<typeof jobPayload>> = {
  schema: jobPayload,
  run: async (ctx, { registrationId }) => {
    await ctx.db.transaction().execute((trx) => answer(ctx, trx, registrationId));
    return jobDone;
  },
};

async function answer(ctx: OriginContext, trx: OriginTransaction, id: string): Promise<void> {
  const registration = await trx
    .selectFrom('registrations')
    .select(['email', 'language', 'site_address'])
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .executeTakeFirst();
  if (!registration) return;
  const { email, language, site_address: address } = registration;
  const user = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (user) {
    await trx.deleteFrom('registrations').where('id', '=', id).execute();
    await queueMail(ctx, trx, { to: email, about: user.id, ...accountExistsEmail(language, address) });
    return;
  }
  const token = newSecret();
  await trx
    .updateTable('registrations')
    .set({ token_hash: secretHash(token) })
    .where('id', '=', id)
    .execute();
  await queueMail(ctx, trx, { to: email, ...confirmOwnEmailText(language, `${address}/confirm-email/${token}`) });
}
