import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieJar } from '#ports/cookie-jar.ts';
import { attributesOf, cookieAttributes } from './cookie-attributes.ts';

/**
 * Creates the jar for the browser's own cookies.
 *
 * @example
 * const token = createBrowserCookieJar(document).get('token');
 */
export function createBrowserCookieJar(page: Pick<Document, 'cookie' | 'location'>): CookieJar {
  const attributes = cookieAttributes(page.location.protocol === 'https:');
  return {
    get: (name) => parseCookie(page.cookie)[name] ?? null,
    set: (name, value, options) => {
      page.cookie = stringifySetCookie({ ...attributesOf(attributes, options), name, value });
    },
    remove: (name) => {
      page.cookie = stringifySetCookie({ ...attributes, name, value: '', maxAge: 0 });
    },
  };
}
