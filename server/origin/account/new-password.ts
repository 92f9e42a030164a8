import * as z from 'zod/mini';
import { passwordChange, passwordReset, registration, signUpCalls } from '#contract/account/sign-up.ts';
import { LONGEST_PASSWORD, passwordLengthProblem, SHORTEST_PASSWORD } from '#core/account/new-password.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Returns why a password is not allowed, as a message for the user, or `null` if it is allowed. */
function newPasswordProblem(password: string): string | null {
  switch (passwordLengthProblem(password)) {
    case 'password-missing':
    case 'password-short':
      return `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`;
    case 'password-long':
      return `Please choose a password of at most ${LONGEST_PASSWORD} characters.`;
    case null:
      return COMMON_PASSWORDS.has(password.toLowerCase())
        ? 'This password is one of the first that are tried. Please choose another.'
        : null;
  }
}

/** A new password that meets this origin's rules. */
const newPassword = z.string().check(
  z.superRefine((password, context) => {
    const problem = newPasswordProblem(password);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  }),
);

z.globalRegistry.add(newPassword, {
  minLength: SHORTEST_PASSWORD,
  maxLength: LONGEST_PASSWORD,
  description: 'None of those that are tried first.',
});

const { register, confirmPasswordReset, changePassword } = signUpCalls;

/** The API calls that set a password, with this origin's rules for new passwords. */
export const newPasswordCalls = {
  register: { ...register, input: { as: 'form', schema: z.extend(registration, { pass: newPassword }) } },
  confirmPasswordReset: {
    ...confirmPasswordReset,
    input: { as: 'form', schema: z.extend(passwordReset, { new_pass: newPassword }) },
  },
  changePassword: {
    ...changePassword,
    input: { as: 'form', schema: z.extend(passwordChange, { new_pass: newPassword }) },
  },
} as const;
