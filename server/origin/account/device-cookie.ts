import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newSecret } from './token.ts';

const NAME = 'device';
/** The longest lifetime that browsers allow for a cookie, in seconds. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** The browser that sends a request. */
export interface Device {
  /** The value of its cookie, existing or new. */
  readonly secret: string;
}

/** Returns the device of a request; a browser without the cookie gets a new secret. */
export function deviceOf(c: Context): Device {
  const secret = getCookie(c, NAME) ?? '';
  return { secret: /^[\w-]{43}$/.test(secret) ? secret : newSecret() };
}

/** Sets the device cookie in the browser. Scripts can't read the cookie. */
export function setDeviceCookie(c: Context, { secret }: Device): void {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, NAME, secret, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge: MAX_AGE_S });
}
