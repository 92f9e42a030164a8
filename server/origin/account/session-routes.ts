import { Hono } from 'hono';
import { ok } from 'neverthrow';
import { profileCalls } from '#contract/account/profile.ts';
import { sessionCalls } from '#contract/account/session.ts';
import { answer } from '../kernel/answer.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { accountAnswer } from './account-answer.ts';
import { mountSignedIn, serveSignedIn } from './mount-signed-in.ts';
import { readProfileImage, writeProfileImage } from './profile-image.ts';
import type { SignedInEnv } from './signed-in.ts';

/** Creates the routes that return the signed-in user's data and picture. */
export function sessionRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  // The endpoint map also lists it as a GET.
  for (const method of ['GET', 'POST'] as const) {
    mountSignedIn(app, ctx, { ...sessionCalls.current, method }, async ({ userId }, _, { token }) =>
      ok(await accountAnswer(ctx, { userId, token })),
    );
  }
  mountSignedIn(app, ctx, profileCalls.writeImage, writeProfileImage);
  serveSignedIn(app, ctx, profileCalls.readImage, async (_, caller, c) => {
    const image = await readProfileImage(caller);
    if (image.isErr()) return answer(c, image);
    return c.body(Buffer.from(image.value.base64, 'base64'), 200, {
      'content-type': image.value.media_type,
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
