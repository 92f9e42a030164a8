import { Hono } from 'hono';
import { ok } from 'neverthrow';
import { answer, answerWith } from '../kernel/answer.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readJson } from '../kernel/read-input.ts';
import { accountAnswer } from './account-answer.ts';
import { readProfileImage, writeProfileImage, writeProfileImageInput } from './profile-image.ts';
import { type SignedInEnv, signedIn } from './signed-in.ts';

/** The calls by which the signed-in person reads who they are, and their picture. */
export function sessionRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .on(['GET', 'POST'], '/api-cwa/checksecurityauth', signedIn(ctx), async (c) =>
      answer(c, ok(await accountAnswer(ctx, { userId: c.get('signedIn').userId, token: c.get('token') }))),
    )
    .post('/api/user/profile-image', signedIn(ctx), async (c) =>
      answerWith(c, await readJson(c, writeProfileImageInput), (input) => writeProfileImage(c.get('signedIn'), input)),
    )
    .get('/api/user/profile-image', signedIn(ctx), async (c) => {
      const image = await readProfileImage(c.get('signedIn'));
      if (image.isErr()) return answer(c, image);
      return c.body(Buffer.from(image.value.base64, 'base64'), 200, {
        'content-type': image.value.media_type,
        'x-content-type-options': 'nosniff',
      });
    });
}
