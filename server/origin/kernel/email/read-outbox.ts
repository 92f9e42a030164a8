import type { MailRow } from '../db/schema.ts';
import type { OriginContext } from '../origin-context.ts';

/** A letter as the outbox shows it. */
export type OutboxEmail = Pick<MailRow, 'id' | 'recipient' | 'subject' | 'text' | 'created_at' | 'sent_at'>;

const MAX_LETTERS = 100;

/**
 * The latest letters with all that is in them, secret links too: for the page of the test site where people without a
 * mail server read their mail, and for nobody else.
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
