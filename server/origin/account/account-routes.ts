import { type Context, Hono } from 'hono';
import { err, type Result } from 'neverthrow';
import { dealerCalls } from '#contract/account/dealer.ts';
import { profileCalls } from '#contract/account/profile.ts';
import { sessionCalls, socialLogin } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import { answer } from '../kernel/answer.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
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
    mount(app, ctx, call, (_, credentials, request, c) =>
      onDevice(c, (device) => logIn(ctx, credentials, { ...request, device })),
    );
  }
  mount(app, ctx, newPasswordCalls.register, register, 'registerByCaller');
  mount(app, ctx, signUpCalls.resetPassword, resetPassword, 'resetPasswordByCaller');
  mount(app, ctx, newPasswordCalls.confirmPasswordReset, (_, reset, request, c) =>
    onDevice(c, (device) => confirmReset(ctx, reset, { ...request, device })),
  );
  mount(app, ctx, signUpCalls.confirmEmail, (_, { token }, { caller }, c) =>
    onDevice(c, (device) => confirmEmail(ctx, token, { caller, device })),
  );
  mountSignedIn(app, ctx, sessionCalls.confirmPassword, confirmPassword);
  mountSignedIn(app, ctx, newPasswordCalls.changePassword, changePassword, 'changePasswordByAccount');
  mountSignedIn(app, ctx, profileCalls.update, updateProfile);
  mountSignedIn(app, ctx, dealerCalls.register, registerDealer);
  mountSignedIn(app, ctx, sessionCalls.logOut, logOut);
  mountSignedIn(app, ctx, sessionCalls.logOutEverywhere, logOutEverywhere);
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
