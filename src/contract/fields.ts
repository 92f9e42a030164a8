import * as z from 'zod/mini';
import { hasEmailForm } from '#core/person/email-address.ts';
import { emailText } from './email-text.ts';

// Emails go to this address, and a comma or an angle bracket would make two of one.
const NOT_IN_AN_ADDRESS = /[\p{Cc}<>()[\]\\,;:"]/u;

/** An email address that can receive email, in its normalized form. */
export const email = emailText.check(
  z.refine((text) => hasEmailForm(text) && !NOT_IN_AN_ADDRESS.test(text), 'Please enter a valid email address.'),
);

/** An identifier that the origin has given out. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
