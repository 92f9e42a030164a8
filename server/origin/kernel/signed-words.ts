import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed permission. */
export interface SignedPermission {
  /** ID of the object that the permission is for. */
  readonly id: string;
  /** UTC epoch milliseconds. */
  readonly until: number;
}

/** Signs a permission for use in a cookie, link or form. */
export function signWords(secret: string, { id, until }: SignedPermission): string {
  const words = `${id}.${until}`;
  return `${words}.${signatureOf(secret, words)}`;
}

/** Returns the ID of a signed permission; `null` if it is invalid or has expired. */
export function idInSignedWords(secret: string, text: string, now: number): string | null {
  const [id = '', until = '', signature = ''] = text.split('.');
  const expected = Buffer.from(signatureOf(secret, `${id}.${until}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && now < Number(until) ? id : null;
}

function signatureOf(secret: string, words: string): string {
  return createHmac('sha256', secret).update(words).digest('base64url');
}
