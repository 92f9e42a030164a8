import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { CHAT_MESSAGE_MAX_LENGTH } from '#core/chat/chat-talk.ts';
import { insertRow } from '../kernel/db/rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/** An agent's reply and its ticket. */
const chatReply = z.object({
  ticket: z.string().trim().toUpperCase().min(1).max(64),
  text: z.string().trim().min(1).max(CHAT_MESSAGE_MAX_LENGTH),
});

/** Why a reply was not sent. */
export interface ChatReplyError {
  readonly code: 'invalid' | 'unknown-ticket';
  readonly message: string;
}

/** Adds an agent's reply to a conversation, and emails it if the user has left the page. */
export async function replyInChat(
  ctx: Pick<OriginContext, 'db' | 'now' | 'newId' | 'jobSignal'>,
  reply: z.input<typeof chatReply>,
): Promise<Result<void, ChatReplyError>> {
  const read = chatReply.safeParse(reply);
  if (!read.success) return err({ code: 'invalid', message: z.prettifyError(read.error) });
  const { ticket, text } = read.data;
  return ctx.db.transaction().execute(async (trx): Promise<Result<void, ChatReplyError>> => {
    const talk = await trx
      .selectFrom('chat_talks')
      .innerJoin('users', 'users.id', 'chat_talks.user_id')
      .select(['users.id', 'users.email'])
      .where('chat_talks.ticket_number', '=', ticket)
      .executeTakeFirst();
    if (!talk) return err({ code: 'unknown-ticket', message: `There is no chat ${ticket}.` });
    await insertRow(trx, 'chat_messages', {
      id: ctx.newId(),
      user_id: talk.id,
      author: 'agent',
      text,
      created_at: ctx.now(),
    });
    await queueEmail(ctx, trx, { to: talk.email, about: talk.id, subject: `Chat ${ticket}`, text });
    return ok(undefined);
  });
}
