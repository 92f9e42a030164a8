import * as z from 'zod';
import type { MailRow } from '../db/schema.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { OriginContext } from '../origin-context.ts';
import type { MailTransport, OutgoingLetter } from './mail-transport.ts';

const MINUTE_MS = 60 * 1_000;
const ONE_DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a host has a letter for itself; if it dies meanwhile, another one tries after that. */
const CLAIM_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS;

const keptAttachments = z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() }));

/** Makes the job that sends waiting letters, one after the other, each tried again for a day with growing waits. */
export function deliverMails(transport: MailTransport): Job {
  return {
    name: 'deliver-mails',
    everyMs: 2_000,
    run: async (ctx) => {
      for (let mail = await claimMail(ctx); mail !== null; mail = await claimMail(ctx)) {
        await deliver(ctx, transport, mail);
      }
    },
  };
}

async function claimMail({ db, now }: OriginContext): Promise<MailRow | null> {
  const claimed = await db
    .updateTable('mails')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: now() + CLAIM_MS }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .limit(1),
    )
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now())
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

async function deliver(ctx: OriginContext, transport: MailTransport, mail: MailRow): Promise<void> {
  const { db, now, logger } = ctx;
  const update = (changes: Partial<MailRow>) =>
    db.updateTable('mails').set(changes).where('id', '=', mail.id).execute();
  try {
    await transport.send(letterOf(ctx, mail));
    await update({ sent_at: now() });
  } catch (error) {
    const givesUp = now() - mail.created_at >= ONE_DAY_MS;
    // A mail server's words often repeat the address; its codes say enough.
    logger.warn({ mailId: mail.id, tries: mail.tries, reason: codeOf(error), givesUp }, 'A letter was not sent.');
    await update(givesUp ? { given_up_at: now() } : { due_at: now() + waitAfter(mail.tries) });
  }
}

function waitAfter(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

function letterOf({ siteDomain }: OriginContext, mail: MailRow): OutgoingLetter {
  return {
    id: mail.id,
    from: `no-reply@${siteDomain}`,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    attachments: keptAttachments.parse(JSON.parse(mail.attachments)).map(({ base64, ...file }) => ({
      ...file,
      bytes: Buffer.from(base64, 'base64'),
    })),
    writtenAt: mail.created_at,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
