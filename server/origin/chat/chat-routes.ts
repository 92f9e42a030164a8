import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm } from '../kernel/read-input.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { readChat } from './read-chat.ts';
import { sendChatMessage, sendChatMessageInput } from './send-chat-message.ts';

/** The calls of the built-in chat. */
export function chatRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .get('/api-cwa/chat', signedIn(ctx), async (c) => answer(c, await readChat(c.get('signedIn'))))
    .post('/api-cwa/chat', signedIn(ctx), async (c) =>
      answerWith(c, await readForm(c, sendChatMessageInput), (input) =>
        sendChatMessage(c.get('signedIn'), input, {
          idempotencyKey: idempotencyKeyOf(c),
          domain: siteOfRequest(ctx, c),
        }),
      ),
    );
}
