import * as z from 'zod/mini';
import { defineCall, form } from '../define-call.ts';
import { email, line, linkToken } from '../fields.ts';
import { acknowledged } from '../success.ts';
import { account } from './account.ts';

/** The origin enforces the password rules. */
const newPassword = z.string();

/** The fields of a registration form. */
export const registration = z.object({
  email,
  pass: newPassword,
  phone: z._default(line(40), ''),
  first: z._default(line(100), ''),
  last: z._default(line(100), ''),
});

/** The fields that set a new password through an emailed link. */
export const passwordReset = z.object({ token: linkToken, new_pass: newPassword });

/** The fields that change a password. */
export const passwordChange = z.object({ new_pass: newPassword });

/** The calls to register and to set passwords: specification, section 7, "Account" (ACC-04 to ACC-06). */
export const signUpCalls = {
  register: defineCall({
    method: 'POST',
    path: '/api-cwa/register',
    by: 'anyone',
    onlyOnce: true,
    input: { as: 'form', schema: registration },
    ...acknowledged,
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/api/user/confirm-email',
    by: 'anyone',
    input: form({ token: linkToken }),
    ...acknowledged,
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api-cwa/reset-password',
    by: 'anyone',
    identifiesSite: true,
    input: form({ email }),
    takesText: true,
    ...acknowledged,
  }),
  confirmPasswordReset: defineCall({
    method: 'POST',
    path: '/api-cwa/reset-password/confirm',
    by: 'anyone',
    identifiesSite: true,
    input: { as: 'form', schema: passwordReset },
    ...account,
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api-cwa/change-password',
    by: 'signed-in',
    input: { as: 'form', schema: passwordChange },
    takesText: true,
    ...acknowledged,
  }),
};
