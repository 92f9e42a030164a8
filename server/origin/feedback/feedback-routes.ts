import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answerWith } from '../kernel/answer.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm } from '../kernel/read-input.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { createFeedback, createFeedbackInput } from './create-feedback.ts';

/** The call that takes feedback. */
export function feedbackRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().post('/api-cwa/create_feedback', signedIn(ctx), async (c) =>
    answerWith(c, await readForm(c, createFeedbackInput), (input) =>
      createFeedback(c.get('signedIn'), input, { idempotencyKey: idempotencyKeyOf(c), domain: siteOfRequest(ctx, c) }),
    ),
  );
}
