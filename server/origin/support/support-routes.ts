import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answerWith } from '../kernel/answer.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm } from '../kernel/read-input.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { createSupportTicket, createSupportTicketInput } from './create-support-ticket.ts';

/** The call for help. */
export function supportRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().post('/api-cwa/create_support_ticket', signedIn(ctx), async (c) =>
    answerWith(c, await readForm(c, createSupportTicketInput), (input) =>
      createSupportTicket(c.get('signedIn'), input, {
        idempotencyKey: idempotencyKeyOf(c),
        domain: siteOfRequest(ctx, c),
      }),
    ),
  );
}
