import { Hono } from 'hono';
import { supportCalls } from '#contract/support/support.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { createSupportTicket } from './create-support-ticket.ts';

/** Creates the route for support tickets. */
export function supportRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSignedIn(app, ctx, supportCalls.createTicket, createSupportTicket);
  return app;
}
