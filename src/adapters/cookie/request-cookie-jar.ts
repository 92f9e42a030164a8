import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieJar } from '#ports/cookie-jar.ts';
import { attributesOf, cookieAttributes } from './cookie-attributes.ts';

/** The cookies of one server-side request, including those its response sets. */
export interface RequestCookieJar extends CookieJar {
  /** Returns the values of the `Set-Cookie` headers for the response. */
  setCookieHeaders(): string[];
}

/**
 * Creates the cookie jar of one request. Later reads of the same request see the cookies that were set.
 *
 * @example
 * const jar = createRequestCookieJar(new Request('https://vinport.example/'));
 * jar.set('token', 'made-up');
 * jar.setCookieHeaders(); // ['token=made-up; …']
 */
export function createRequestCookieJar(request: Request): RequestCookieJar {
  const cookies = new Map(Object.entries(parseCookie(request.headers.get('cookie') ?? '')));
  const attributes = cookieAttributes(new URL(request.url).protocol === 'https:');
  const changes = new Map<string, string>();
  return {
    get: (name) => cookies.get(name) ?? null,
    set: (name, value, options) => {
      cookies.set(name, value);
      changes.set(name, stringifySetCookie({ ...attributesOf(attributes, options), name, value }));
    },
    remove: (name) => {
      cookies.delete(name);
      changes.set(name, stringifySetCookie({ ...attributes, name, value: '', maxAge: 0 }));
    },
    setCookieHeaders: () => [...changes.values()],
  };
}
