import * as z from 'zod/mini';
import { hasEmailForm, normalizeEmail } from '#core/person/email-address.ts';

/** An email address in normalized form, without validation. */
export const emailText = z.string().check(z.maxLength(1_000), z.overwrite(normalizeEmail), z.maxLength(254));

// Emails are sent to this address, and a comma or an angle bracket would split it into two addresses.
const NOT_IN_AN_ADDRESS = /[\p{Cc}<>()[\]\\,;:"]/u;

/** A valid email address, in normalized form. */
export const email = emailText.check(
  z.refine((text) => hasEmailForm(text) && !NOT_IN_AN_ADDRESS.test(text), 'Please enter a valid email address.'),
);

/** The secret of an emailed link. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(100));

/** An identifier issued by the origin. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));

/** Returns the schema of a single line of text. */
export function line(maxLength: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'It may not contain line breaks.'));
}

/** Returns the schema of a message that a person writes to other people. */
export function message(required?: string) {
  return z.string().check(z.trim(), z.minLength(1, required), z.maxLength(5_000));
}

const RATINGS = { '': null, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const;

/** A satisfaction rating from 1 to 5. An empty value is read as `null`. */
export const satisfaction = z.pipe(
  z._default(z.enum(['', '1', '2', '3', '4', '5']), ''),
  z.transform((text) => RATINGS[text]),
);

/** A point in time, in UTC epoch milliseconds. */
export const moment = z.int();

/** An amount of money: an integer number of minor units (such as cents) of a currency. */
export const money = z.object({ amount: z.int(), currency: z.string() });

function count(max: number, otherwise: number) {
  return z._default(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(max)), otherwise);
}

/** The requested page of a list; defaults to the first page. */
export const page = z.object({ page: count(100_000, 1), per_page: count(100, 50) });
