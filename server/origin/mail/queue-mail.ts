import type { OriginTransaction } from '../db/schema.ts';
import type { OriginContext } from '../origin-context.ts';

/** A letter in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file that goes with a letter. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Writes a letter in the transaction of what it tells of: no letter without the effect, no effect without it. */
export async function queueMail(
  { now, newId }: Pick<OriginContext, 'now' | 'newId'>,
  trx: OriginTransaction,
  { to, subject, text, attachments = [] }: Mail,
): Promise<void> {
  const files = attachments.map(({ filename, contentType, bytes }) => ({
    filename,
    contentType,
    base64: Buffer.from(bytes).toString('base64'),
  }));
  await trx
    .insertInto('mails')
    .values({
      id: newId(),
      recipient: to,
      subject,
      text,
      attachments: JSON.stringify(files),
      created_at: now(),
      due_at: now(),
      tries: 0,
      sent_at: null,
    })
    .execute();
}
