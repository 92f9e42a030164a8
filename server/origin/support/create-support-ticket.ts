import { err, ok } from 'neverthrow';
import * as z from 'zod';
import type { TakenBy } from '#contract/define-call.ts';
import type { supportCalls } from '#contract/support/support.ts';
import { TICKET_SUCCESS_TEXT } from '#core/support/support-ticket.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { insertRow } from '../kernel/db/rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { onceOnly } from '../kernel/idempotency.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { RequestDetails, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { supportAddress } from '../kernel/site/support-address.ts';
import { grantTicketCredit } from './grant-ticket-credit.ts';
import { ticketNumber } from './ticket-number.ts';

type TicketInput = TakenBy<typeof supportCalls.createTicket>;

/** Opens a ticket, emails the site's support team, and grants a credit if one is due, all in one transaction. */
export const createSupportTicket: Verb<typeof supportCalls.createTicket, SignedInContext, [RequestDetails]> = async (
  ctx,
  input,
  { idempotencyKey, domain },
) => {
  // The rule of the form (FBK-14): a user with an invalid address would wait for a reply in vain.
  if (!/^[^\s@]+@[^\s@]+$/.test(input.email)) return err({ code: 'declined', message: 'Invalid email' });
  const counted = await limitCalls(ctx, [{ limit: 'ticketByAccount', by: ctx.userId }]);
  if (counted.isErr()) return err(counted.error);
  const team = await supportAddress(ctx, domain);
  const ticket = await inTransaction(ctx.db, (trx) =>
    onceOnly(ctx, trx, { key: idempotencyKey, request: { call: 'create-support-ticket', input } }, async () => {
      const id = ctx.newId();
      const number = ticketNumber(id);
      const { credit_type, ...fields } = input;
      const granted =
        credit_type !== undefined && (await grantTicketCredit(ctx, trx, { vin: input.vin, kind: credit_type }));
      await insertRow(trx, 'support_tickets', {
        id,
        number,
        user_id: ctx.userId,
        domain,
        ...fields,
        credit_type: credit_type ?? null,
        created_at: ctx.now(),
      });
      if (team !== null)
        await queueEmail(ctx, trx, { to: team, about: ctx.userId, ...teamEmail(input, { number, domain, granted }) });
      return ok(JSON.stringify({ ticket_number: number, credit_granted: granted }));
    }),
  );
  return ticket.map((stored) => ({ status: 'success', msg: TICKET_SUCCESS_TEXT, ...opened.parse(JSON.parse(stored)) }));
};

const opened = z.object({ ticket_number: z.string(), credit_granted: z.boolean() });

function teamEmail(
  { vin, message, email, name, satisfaction: rating }: TicketInput,
  { number, domain, granted }: { readonly number: string; readonly domain: string; readonly granted: boolean },
) {
  return {
    subject: `Support ticket ${number}`,
    text: [
      `Site: ${domain}`,
      `From: ${name || '(no name)'}, ${email}`,
      `VIN: ${vin}`,
      `Rating: ${rating === null ? 'none' : `${rating} of 5`}`,
      `Free credit granted: ${granted ? 'yes' : 'no'}`,
      '',
      message,
    ].join('\n'),
  };
}
