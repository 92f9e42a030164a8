import type { MailRow } from '../db/schema.ts';
import type { OriginContext } from '../origin-context.ts';

/** An email as shown in the outbox. */
export type OutboxEmail = Pick<MailRow, 'id' | 'recipient' | 'subject' | 'text' | 'created_at' | 'sent_at'>;

const MAX_LETTERS = 100;

/**
 * Returns the latest emails in full, including secret links. Only for the outbox page of the test site, where users
 * without a mail server read their emails.
 */
export async function readOutbox({ db }: Pick<OriginContext, 'db'>): Promise<OutboxEmail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'text', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LETTERS)
    .execute();
}
