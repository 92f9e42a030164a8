import { ok } from 'neverthrow';
import type { chatCalls, WireChat } from '#contract/support/chat.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';

/** Maximum number of messages returned; older ones are omitted. */
const MAX_MESSAGES = 200;

/** Returns the conversation between a user and the support team. This call is not part of the specification. */
export const readChat: Verb<typeof chatCalls.read, SignedInContext> = async (ctx) => {
  return ok({ status: 'success', data: await chatOf(ctx) });
};

/** Returns the messages of a user's conversation. */
export async function chatOf({ db, userId }: SignedInContext): Promise<WireChat> {
  const talk = await findRow(db, 'chat_talks', { user_id: userId });
  const latest = await db
    .selectFrom('chat_messages')
    .select(['id', 'author', 'text', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute();
  return {
    ticket_number: talk?.ticket_number ?? null,
    messages: latest.toReversed().map(({ author, ...message }) => ({ ...message, from: author })),
  };
}
