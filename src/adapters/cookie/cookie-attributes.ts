import type { SetCookie } from 'cookie';
import type { CookieOptions } from '#ports/cookie-jar.ts';

type CookieAttributes = Omit<SetCookie, 'name' | 'value'>;

const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

/** What all our cookies have in common; they last as long as a token does. */
export function cookieAttributes(secure: boolean): CookieAttributes {
  return { path: '/', sameSite: 'lax', secure, maxAge: THIRTY_DAYS_IN_SECONDS };
}

/** The attributes of one cookie: one that ends with the browser session has no age. */
export function attributesOf(attributes: CookieAttributes, options: CookieOptions | undefined): CookieAttributes {
  if (options?.lasts !== 'session') return attributes;
  const { maxAge: _maxAge, ...rest } = attributes;
  return rest;
}
