import { type Context, Hono } from 'hono';
import { err, type Result } from 'neverthrow';
import { dealerCalls } from '#contract/account/dealer.ts';
import { profileCalls } from '#contract/account/profile.ts';
import { sessionCalls, socialLogin } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import { answer } from '../kernel/answer.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmPassword } from './confirm-password.ts';
import { confirmReset } from './confirm-reset.ts';
import { type Device, deviceOf, setDeviceCookie } from './device-cookie.ts';
import { logIn } from './log-in.ts';
import { logOut, logOutEverywhere } from './log-out.ts';
import { mountSignedIn } from './mount-signed-in.ts';
import { newPasswordCalls } from './new-password.ts';
import { register } from './register.ts';
import { registerDealer } from './register-dealer.ts';
import { resetPassword } from './reset-password.ts';
import type { SignedInEnv } from './signed-in.ts';
import { updateProfile } from './update-profile.ts';

/** Creates the account routes. */
export function accountRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  // The endpoint map includes this path, but no external sign-in service is connected.
  app.post(socialLogin.path, (c) =>
    answer(c, err({ code: 'not-found', message: 'Signing in with another service is not offered here.' })),
  );
  for (const call of [sessionCalls.logIn, sessionCalls.logInSecurely]) {
    mount(app, call, async (credentials, c) => {
      const site = await siteAddress(ctx, siteCluesOf(c));
      return onDevice(c, (device) => logIn(ctx, credentials, { caller: callerOf(c), device, site }));
    });
  }
  mount(app, newPasswordCalls.register, async (registration, c) => {
    const site = await siteAddress(ctx, siteCluesOf(c));
    return register(ctx, registration, { idempotencyKey: idempotencyKeyOf(c), caller: callerOf(c), site });
  });
  mount(app, signUpCalls.resetPassword, ({ email }, c) =>
    resetPassword(ctx, email, { caller: callerOf(c), clues: siteCluesOf(c) }),
  );
  mount(app, newPasswordCalls.confirmPasswordReset, (reset, c) =>
    onDevice(c, (device) => confirmReset(ctx, reset, { caller: callerOf(c), clues: siteCluesOf(c), device })),
  );
  mount(app, signUpCalls.confirmEmail, ({ token }, c) =>
    onDevice(c, (device) => confirmEmail(ctx, token, { caller: callerOf(c), device })),
  );
  mountSignedIn(app, ctx, sessionCalls.confirmPassword, ({ pass }, caller, c) =>
    confirmPassword(caller, pass, c.get('token')),
  );
  mountSignedIn(app, ctx, newPasswordCalls.changePassword, ({ new_pass }, caller, c) =>
    changePassword(caller, new_pass, { token: c.get('token'), clues: siteCluesOf(c) }),
  );
  mountSignedIn(app, ctx, profileCalls.update, (details, caller, c) =>
    updateProfile(caller, details, { token: c.get('token'), clues: siteCluesOf(c) }),
  );
  mountSignedIn(app, ctx, dealerCalls.register, (registration, caller) => registerDealer(caller, registration));
  mountSignedIn(app, ctx, sessionCalls.logOut, (_, caller, c) => logOut(caller, c.get('token')));
  mountSignedIn(app, ctx, sessionCalls.logOutEverywhere, (_, caller) => logOutEverywhere(caller));
  return app;
}

/** Runs an authentication step and, on success, sets the cookie that marks the browser as a known device. */
async function onDevice<Value>(
  c: Context,
  work: (device: Device) => Promise<Result<Value, OriginError>>,
): Promise<Result<Value, OriginError>> {
  const device = deviceOf(c);
  const result = await work(device);
  if (result.isOk()) setDeviceCookie(c, device);
  return result;
}
