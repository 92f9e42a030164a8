import { insertRow } from '../db/rows.ts';
import type { OriginTransaction } from '../db/schema.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { OriginContext } from '../origin-context.ts';

/** A plain-text email. */
export interface Mail {
  readonly to: string;
  /** The account that the email is about, so that erasure finds it; the recipient's account by default. */
  readonly about?: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file attached to an email. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The kind of the jobs that send emails, one job per email. */
export const DELIVER_EMAIL = 'deliver-email';

/**
 * Queues an email in the transaction that causes it, so that both are committed or neither; it is sent right after the
 * commit.
 */
export async function queueEmail(
  ctx: Pick<OriginContext, 'now' | 'newId' | 'jobSignal'>,
  trx: OriginTransaction,
  { to, about, subject, text, attachments = [] }: Mail,
): Promise<void> {
  const files = attachments.map(({ filename, contentType, bytes }) => ({
    filename,
    contentType,
    base64: Buffer.from(bytes).toString('base64'),
  }));
  const id = ctx.newId();
  const now = ctx.now();
  await insertRow(trx, 'mails', {
    id,
    recipient: to,
    subject,
    text,
    attachments: JSON.stringify(files),
    created_at: now,
    due_at: now,
    tries: 0,
    user_id: about ?? null,
  });
  await enqueueJob(ctx, trx, { kind: DELIVER_EMAIL, key: id, payload: { mailId: id } });
}
