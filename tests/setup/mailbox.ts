import { answerRegistration } from '#origin/account/answer-registration.ts';
import { ANSWER_REGISTRATION } from '#origin/account/answer-registration-kind.ts';
import { SEND_REQUESTED_EMAIL } from '#origin/kernel/email/request-email.ts';
import { runDueJobs } from '#origin/kernel/jobs/run-due-jobs.ts';
import { sendRequestedEmail } from '#origin/send-requested-email.ts';
import type { TestOrigin } from './open-test-origin.ts';

/** Returns the emails that an origin has written to an address, the oldest first, including those not sent yet. */
export async function emailsTo(
  { ctx }: Pick<TestOrigin, 'ctx'>,
  email: string,
): Promise<{ subject: string; text: string }[]> {
  await runDueJobs(ctx, { [SEND_REQUESTED_EMAIL]: sendRequestedEmail, [ANSWER_REGISTRATION]: answerRegistration });
  return ctx.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
}

/**
 * Returns the links of a kind in emails to an address, such as those to `/reset-password/…`, split into their parts.
 */
export async function linksTo(
  origin: Pick<TestOrigin, 'ctx'>,
  email: string,
  path: string,
): Promise<{ address: string; token: string }[]> {
  const emails = await emailsTo(origin, email);
  return emails.flatMap(({ text }) =>
    [...text.matchAll(/^(https?:\/\/[^/\s]+)(\/\S+)\/([\w-]{43})$/gm)]
      .filter(([, , found]) => found === path)
      .map(([, address = '', , token = '']) => ({ address, token })),
  );
}
