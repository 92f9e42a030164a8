import { ok } from 'neverthrow';
import type { chatCalls } from '#contract/support/chat.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { getRow, insertRow, insertRowOnce } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { onceOnly } from '../kernel/idempotency.ts';
import type { RequestDetails, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { supportAddress } from '../kernel/site/support-address.ts';
import { ticketNumber } from '../support/ticket-number.ts';
import { chatOf } from './read-chat.ts';

/** The sender of a message and the site. */
interface Talker {
  readonly email: string;
  readonly name: string;
  readonly domain: string;
}

/** Stores a user's message under a ticket, which the first message opens, and emails the site's support team. */
export const sendChatMessage: Verb<typeof chatCalls.send, SignedInContext, [RequestDetails]> = async (
  ctx,
  { message },
  { idempotencyKey, domain },
) => {
  const team = await supportAddress(ctx, domain);
  const sent = await inTransaction(ctx.db, (trx) =>
    onceOnly(ctx, trx, { key: idempotencyKey, request: { call: 'send-chat-message', message } }, async () => {
      const { email, first, last } = await getRow(trx, 'users', { id: ctx.userId });
      const talker = { email, name: `${first} ${last}`.trim(), domain };
      const number = await ticketOf(ctx, trx, talker, message);
      await insertRow(trx, 'chat_messages', {
        id: ctx.newId(),
        user_id: ctx.userId,
        author: 'visitor',
        text: message,
        created_at: ctx.now(),
      });
      if (team !== null)
        await queueEmail(ctx, trx, { to: team, about: ctx.userId, ...teamEmail(number, talker, message) });
      return ok(number);
    }),
  );
  return sent.asyncMap(async () => ({ status: 'success', data: await chatOf(ctx) }));
};

/** Returns the ticket of a conversation; concurrent first messages open only one. */
async function ticketOf(
  ctx: SignedInContext,
  trx: OriginTransaction,
  { email, name, domain }: Talker,
  message: string,
): Promise<string> {
  const id = ctx.newId();
  const opened = await insertRowOnce(trx, 'chat_talks', {
    unique: ['user_id'],
    row: { user_id: ctx.userId, ticket_number: ticketNumber(id), created_at: ctx.now() },
  });
  if (!opened) {
    const { ticket_number } = await getRow(trx, 'chat_talks', { user_id: ctx.userId });
    return ticket_number;
  }
  await trx
    .insertInto('support_tickets')
    .values({
      id,
      number: opened.ticket_number,
      user_id: ctx.userId,
      domain,
      // A conversation is not about a particular vehicle.
      vin: '',
      message,
      email,
      name,
      satisfaction: null,
      credit_type: null,
      created_at: ctx.now(),
    })
    .execute();
  return opened.ticket_number;
}

function teamEmail(number: string, { email, name, domain }: Talker, message: string) {
  return {
    subject: `Chat ${number}`,
    text: [
      `Site: ${domain}`,
      `From: ${name || '(no name)'}, ${email}`,
      `Reply with: npm run data -- reply ${number} "…"`,
      '',
      message,
    ].join('\n'),
  };
}
