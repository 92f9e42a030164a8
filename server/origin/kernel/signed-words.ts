import { createHmac, timingSafeEqual } from 'node:crypto';

/** What signed words permit. */
export interface SignedPermission {
  /** The ID of the thing that may be acted upon. */
  readonly id: string;
  /** UTC epoch milliseconds. */
  readonly until: number;
}

/** Signs a permission, so that it can travel through a cookie, a link or a form. */
export function signWords(secret: string, { id, until }: SignedPermission): string {
  const words = `${id}.${until}`;
  return `${words}.${signatureOf(secret, words)}`;
}

/** Returns the ID that words were signed for; `null` where they were not, or have expired. */
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
