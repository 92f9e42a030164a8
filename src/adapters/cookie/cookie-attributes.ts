import type { SetCookie } from 'cookie';

const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

/** What all our cookies have in common; they last as long as a token does. */
export function cookieAttributes(secure: boolean): Omit<SetCookie, 'name' | 'value'> {
  return { path: '/', sameSite: 'lax', secure, maxAge: THIRTY_DAYS_IN_SECONDS };
}
