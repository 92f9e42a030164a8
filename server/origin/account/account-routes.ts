import { Hono } from 'hono';
import { err } from 'neverthrow';
import { answer, answerWith } from '../answer.ts';
import { idempotencyKeyOf } from '../idempotency.ts';
import { callerOf } from '../limits/caller.ts';
import type { OriginContext } from '../origin-context.ts';
import { readForm, readJson } from '../read-input.ts';
import { siteCluesOf } from '../site/site-address.ts';
import { changePassword, changePasswordInput } from './change-password.ts';
import { confirmEmail, confirmEmailInput } from './confirm-email.ts';
import { confirmReset, confirmResetInput } from './confirm-reset.ts';
import { logIn, logInInput } from './log-in.ts';
import { logOut, logOutEverywhere } from './log-out.ts';
import { register, registerInput } from './register.ts';
import { registerDealer, registerDealerInput } from './register-dealer.ts';
import { resetPassword, resetPasswordInput } from './reset-password.ts';
import { type SignedInEnv, signedIn } from './signed-in.ts';
import { updateProfile, updateProfileInput } from './update-profile.ts';

/** The calls about people. */
export function accountRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  return (
    new Hono<SignedInEnv>()
      .post('/api-cwa/login', async (c) =>
        answerWith(c, await readForm(c, logInInput), (input) => logIn(ctx, input, callerOf(c))),
      )
      .post('/api/securelogin', async (c) =>
        answerWith(c, await readJson(c, logInInput), (input) => logIn(ctx, input, callerOf(c))),
      )
      // The endpoint map has the path; no service is connected that could vouch for anybody.
      .post('/landing/firebase-social-login', (c) =>
        answer(c, err({ code: 'not-found', message: 'Signing in with another service is not offered here.' })),
      )
      .post('/api-cwa/register', async (c) =>
        answerWith(c, await readForm(c, registerInput), (input) =>
          register(ctx, input, { idempotencyKey: idempotencyKeyOf(c), caller: callerOf(c), clues: siteCluesOf(c) }),
        ),
      )
      .post('/api-cwa/reset-password', async (c) =>
        answerWith(c, await readForm(c, resetPasswordInput), (input) =>
          resetPassword(ctx, input, { caller: callerOf(c), clues: siteCluesOf(c) }),
        ),
      )
      .post('/api-cwa/reset-password/confirm', async (c) =>
        answerWith(c, await readForm(c, confirmResetInput), (input) =>
          confirmReset(ctx, input, { caller: callerOf(c), clues: siteCluesOf(c) }),
        ),
      )
      .post('/api-cwa/change-password', onlySignedIn, async (c) =>
        answerWith(c, await readForm(c, changePasswordInput), (input) =>
          changePassword(c.get('signedIn'), input, { token: c.get('token'), clues: siteCluesOf(c) }),
        ),
      )
      .post('/api/user/update-profile', onlySignedIn, async (c) =>
        answerWith(c, await readJson(c, updateProfileInput), (input) =>
          updateProfile(c.get('signedIn'), input, siteCluesOf(c)),
        ),
      )
      .post('/api/user/confirm-email', async (c) =>
        answerWith(c, await readForm(c, confirmEmailInput), (input) => confirmEmail(ctx, input, callerOf(c))),
      )
      .post('/api-cwa/dealer-register', onlySignedIn, async (c) =>
        answerWith(c, await readForm(c, registerDealerInput), (input) => registerDealer(c.get('signedIn'), input)),
      )
      .post('/api-cwa/logout', onlySignedIn, async (c) => answer(c, await logOut(c.get('signedIn'), c.get('token'))))
      .post('/api-cwa/logout-everywhere', onlySignedIn, async (c) =>
        answer(c, await logOutEverywhere(c.get('signedIn'))),
      )
  );
}
