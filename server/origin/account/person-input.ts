import * as z from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#core/account/new-password.ts';
import { hasEmailForm, normalizeEmail } from '#core/person/email-address.ts';
import { newPasswordProblem } from './new-password.ts';

// Letters go to this address, and a comma or an angle bracket would make two of one.
const NOT_IN_AN_ADDRESS = /[\p{Cc}<>()[\]\\,;:"]/u;

/** An email address in its normalized form, whatever it looks like. */
export const emailTextInput = z.string().max(1_000).overwrite(normalizeEmail).max(254);

/** An email address that can receive email, in its normalized form. */
export const emailInput = emailTextInput
  .refine((text) => hasEmailForm(text) && !NOT_IN_AN_ADDRESS.test(text), 'Please enter a valid email address.')
  .meta({ format: 'email' });

/** A password that someone chooses for themselves. */
export const newPasswordInput = z
  .string()
  .superRefine((password, context) => {
    const problem = newPasswordProblem(password);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({
    minLength: SHORTEST_PASSWORD,
    maxLength: LONGEST_PASSWORD,
    description: 'None of those that are tried first.',
  });

/** The secret of a mailed link. */
export const linkTokenInput = z.string().min(1).max(100);

/** A line of text that a person tells of themselves. */
export function lineInput(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'It may not contain line breaks.');
}

/** An address on the web, or a name there; no other scheme than http, so that it can be shown as a link. */
export const webInput = lineInput(300).refine(
  (text) => !/^[a-z][a-z0-9+.-]*:/i.test(text) || /^https?:\/\//i.test(text),
  'Please enter an address that begins with https://.',
);

/** How many people a company employs. */
export const employeesInput = z.coerce.number().int().min(0).max(10_000_000);
