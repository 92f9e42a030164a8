import * as z from 'zod';
import type { MailRow } from '../db/schema.ts';
import { giveUpJob, type JobHandler, type JobOutcome, jobDone, retryJobAt } from '../jobs/job.ts';
import type { OriginContext } from '../origin-context.ts';
import type { EmailTransport, OutgoingEmail } from './email-transport.ts';

const MINUTE_MS = 60 * 1_000;
const ONE_DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a host has exclusive access to an email, in milliseconds; if it dies, another host tries afterwards. */
const CLAIM_MS = 5 * MINUTE_MS;
const MAX_WAIT_MS = 4 * 60 * MINUTE_MS;

const storedAttachments = z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() }));
const jobPayload = z.object({ mailId: z.string() });

/** Returns the handler that sends an email with the transport, and retries for a day with growing delays. */
export function deliverEmail(transport: EmailTransport): JobHandler<z.infer<typeof jobPayload>> {
  return {
    schema: jobPayload,
    run: async (ctx, { mailId }) => {
      const mail = await claimMail(ctx, mailId);
      return mail === null ? whenNotClaimed(ctx, mailId) : deliver(ctx, transport, mail);
    },
  };
}

/** The claim is on the email row, because hosts of the release before 0011 send due emails without a job. */
async function claimMail({ db, now }: OriginContext, id: string): Promise<MailRow | null> {
  const claimed = await db
    .updateTable('mails')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: now() + CLAIM_MS }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', now())
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Returns the outcome for an email that was sent, given up or erased, or is being sent by another host. */
async function whenNotClaimed({ db }: OriginContext, id: string): Promise<JobOutcome> {
  // The whole row contains its attachments.
  const waiting = await db
    .selectFrom('mails')
    .select('due_at')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  return waiting === undefined ? jobDone : retryJobAt(waiting.due_at);
}

async function deliver(ctx: OriginContext, transport: EmailTransport, mail: MailRow): Promise<JobOutcome> {
  const { db, now, logger } = ctx;
  const update = (changes: Partial<MailRow>) =>
    db.updateTable('mails').set(changes).where('id', '=', mail.id).execute();
  try {
    await transport.send(outgoing(ctx, mail));
  } catch (error) {
    const code = codeOf(error);
    const givesUp = now() - mail.created_at >= ONE_DAY_MS;
    // Error messages of mail servers often contain the address; the error code is enough.
    logger.warn({ mailId: mail.id, tries: mail.tries, reason: code, givesUp }, 'An email was not sent.');
    if (givesUp) {
      await update({ given_up_at: now() });
      await deleteMailOfErased(ctx, mail.id);
      return giveUpJob(code);
    }
    const dueAt = now() + waitAfter(mail.tries);
    await update({ due_at: dueAt });
    return retryJobAt(dueAt, code);
  }
  await update({ sent_at: now() });
  await deleteMailOfErased(ctx, mail.id);
  return jobDone;
}

/** The email that confirms an erasure is the last row with the address; it is deleted as soon as it is sent. */
async function deleteMailOfErased({ db }: OriginContext, id: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('user_id', 'in', (eb) => eb.selectFrom('deletions').select('user_id').where('erased_at', 'is not', null))
    .execute();
}

function waitAfter(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_WAIT_MS);
}

function outgoing({ siteDomain }: OriginContext, mail: MailRow): OutgoingEmail {
  return {
    id: mail.id,
    from: `no-reply@${siteDomain}`,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    attachments: storedAttachments.parse(JSON.parse(mail.attachments)).map(({ base64, ...file }) => ({
      ...file,
      bytes: Buffer.from(base64, 'base64'),
    })),
    writtenAt: mail.created_at,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
