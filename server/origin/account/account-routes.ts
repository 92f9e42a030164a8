import { type Context, Hono } from 'hono';
import { err, type Result } from 'neverthrow';
import type * as z from 'zod';
import { answer, answerWith } from '../kernel/answer.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { readForm, readJson } from '../kernel/read-input.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { changePassword, changePasswordInput } from './change-password.ts';
import { confirmEmail, confirmEmailInput } from './confirm-email.ts';
import { confirmPassword, confirmPasswordInput } from './confirm-password.ts';
import { confirmReset, confirmResetInput } from './confirm-reset.ts';
import { type Device, deviceOf, setDeviceCookie } from './device-cookie.ts';
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
      .post('/api-cwa/login', async (c) => loggedIn(ctx, c, await readForm(c, logInInput)))
      .post('/api/securelogin', async (c) => loggedIn(ctx, c, await readJson(c, logInInput)))
      // The endpoint map has the path; no service is connected that could vouch for anybody.
      .post('/landing/firebase-social-login', (c) =>
        answer(c, err({ code: 'not-found', message: 'Signing in with another service is not offered here.' })),
      )
      .post('/api-cwa/register', async (c) =>
        answerWith(c, await readForm(c, registerInput), (input) =>
          siteAddress(ctx, siteCluesOf(c)).then((site) =>
            register(ctx, input, { idempotencyKey: idempotencyKeyOf(c), caller: callerOf(c), site }),
          ),
        ),
      )
      .post('/api-cwa/reset-password', async (c) =>
        answerWith(c, await readForm(c, resetPasswordInput), (input) =>
          resetPassword(ctx, input, { caller: callerOf(c), clues: siteCluesOf(c) }),
        ),
      )
      .post('/api-cwa/reset-password/confirm', async (c) =>
        answerWith(c, await readForm(c, confirmResetInput), (input) =>
          onDevice(c, (device) => confirmReset(ctx, input, { caller: callerOf(c), clues: siteCluesOf(c), device })),
        ),
      )
      .post('/api-cwa/confirm-password', onlySignedIn, async (c) =>
        answerWith(c, await readForm(c, confirmPasswordInput), (input) =>
          confirmPassword(c.get('signedIn'), input, c.get('token')),
        ),
      )
      .post('/api-cwa/change-password', onlySignedIn, async (c) =>
        answerWith(c, await readForm(c, changePasswordInput), (input) =>
          changePassword(c.get('signedIn'), input, { token: c.get('token'), clues: siteCluesOf(c) }),
        ),
      )
      .post('/api/user/update-profile', onlySignedIn, async (c) =>
        answerWith(c, await readJson(c, updateProfileInput), (input) =>
          updateProfile(c.get('signedIn'), input, { token: c.get('token'), clues: siteCluesOf(c) }),
        ),
      )
      .post('/api/user/confirm-email', async (c) =>
        answerWith(c, await readForm(c, confirmEmailInput), (input) =>
          onDevice(c, (device) => confirmEmail(ctx, input, { caller: callerOf(c), device })),
        ),
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

/** Does what proves who someone is, and on success has their browser store that it is a known device. */
async function onDevice<Value>(
  c: Context,
  work: (device: Device) => Promise<Result<Value, OriginError>>,
): Promise<Result<Value, OriginError>> {
  const device = deviceOf(c);
  const result = await work(device);
  if (result.isOk()) setDeviceCookie(c, device);
  return result;
}

async function loggedIn(
  ctx: OriginContext,
  c: Context,
  input: Result<z.infer<typeof logInInput>, OriginError>,
): Promise<Response> {
  const site = await siteAddress(ctx, siteCluesOf(c));
  return answerWith(c, input, (fields) =>
    onDevice(c, (device) => logIn(ctx, fields, { caller: callerOf(c), device, site })),
  );
}
