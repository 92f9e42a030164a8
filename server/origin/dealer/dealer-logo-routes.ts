import { type Context, Hono } from 'hono';
import type { Result } from 'neverthrow';
import { dealerCalls } from '#contract/account/dealer.ts';
import { mountSignedIn, serveSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { answer } from '../kernel/answer.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { removeDealerLogo, storeDealerLogo } from './change-dealer-logo.ts';
import { type LogoFile, readDealerLogo } from './read-dealer-logo.ts';

/** Creates the routes with which dealers manage the logo of their documents. */
export function dealerLogoRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  serveSignedIn(app, ctx, dealerCalls.readLogo, async (_, caller, c) =>
    answerWithLogo(c, await readDealerLogo(caller)),
  );
  mountSignedIn(app, ctx, dealerCalls.writeLogo, storeDealerLogo);
  mountSignedIn(app, ctx, dealerCalls.removeLogo, removeDealerLogo);
  return app;
}

/** Sends a logo with its exact media type and forbids content sniffing. */
export function answerWithLogo(c: Context, logo: Result<LogoFile, OriginError>): Response {
  if (logo.isErr()) return answer(c, logo);
  return c.body(Buffer.from(logo.value.base64, 'base64'), 200, {
    'content-type': logo.value.media_type,
    'x-content-type-options': 'nosniff',
  });
}
