import { Hono } from 'hono';
import { sendFeedback } from '#contract/support/feedback.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { createFeedback } from './create-feedback.ts';

/** Creates the route for feedback. */
export function feedbackRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSignedIn(app, ctx, sendFeedback, createFeedback, 'feedbackByAccount');
  return app;
}
