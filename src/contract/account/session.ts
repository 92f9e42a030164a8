import * as z from 'zod/mini';
import { defineCall, form, nothing } from '../define-call.ts';
import { emailText } from '../fields.ts';
import { acknowledged } from '../success.ts';
import { account } from './account.ts';

const password = z.string().check(z.minLength(1), z.maxLength(1_024));
const credentials = z.object({ email: emailText.check(z.minLength(1)), pass: password });

/**
 * The sign-in and sign-out calls: specification, section 7, "Account" (ACC-01 to ACC-03), and the product's own.
 * Sign-out revokes the token, because a token that is only deleted from the browser would remain valid for 30 days.
 */
export const sessionCalls = {
  logIn: defineCall({
    method: 'POST',
    path: '/api-cwa/login',
    by: 'anyone',
    input: { as: 'form', schema: credentials },
    ...account,
  }),
  logInSecurely: defineCall({
    method: 'POST',
    path: '/api/securelogin',
    by: 'anyone',
    input: { as: 'json', schema: credentials },
    ...account,
  }),
  current: defineCall({
    method: 'POST',
    path: '/api-cwa/checksecurityauth',
    by: 'signed-in',
    input: nothing,
    ...account,
  }),
  logOut: defineCall({ method: 'POST', path: '/api-cwa/logout', by: 'signed-in', input: nothing, ...acknowledged }),
  logOutEverywhere: defineCall({
    method: 'POST',
    path: '/api-cwa/logout-everywhere',
    by: 'signed-in',
    input: nothing,
    ...acknowledged,
  }),
  confirmPassword: defineCall({
    method: 'POST',
    path: '/api-cwa/confirm-password',
    by: 'signed-in',
    input: form({ pass: password }),
    ...acknowledged,
  }),
};

/** The sign-in with an external service: specification, section 7, endpoint map. No gateway sends it. */
export const socialLogin = defineCall({
  method: 'POST',
  path: '/landing/firebase-social-login',
  by: 'anyone',
  input: nothing,
  ...account,
});
