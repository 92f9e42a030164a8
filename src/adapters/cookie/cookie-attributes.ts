import type { SetCookie } from 'cookie';
import type { CookieOptions } from '#ports/cookie-jar.ts';

type CookieAttributes = Omit<SetCookie, 'name' | 'value'>;

const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

/** Returns the attributes common to all our cookies. They last as long as a token. */
export function cookieAttributes(secure: boolean): CookieAttributes {
  return { path: '/', sameSite: 'lax', secure, maxAge: THIRTY_DAYS_IN_SECONDS };
}

/** Returns the attributes of one cookie. A session cookie has no maximum age. */
export function attributesOf(attributes: CookieAttributes, options: CookieOptions | undefined): CookieAttributes {
  if (options?.lasts !== 'session') return attributes;
  const { maxAge: _maxAge, ...rest } = attributes;
  return rest;
}
