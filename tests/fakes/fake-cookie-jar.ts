import type { CookieJar } from '#ports/cookie-jar.ts';

/**
 * Creates a cookie jar in memory. Two jars over the same map are two visits of one browser.
 *
 * @example
 * createFakeCookieJar(new Map([['token', 'token-1']])).get('token'); // 'token-1'
 */
export function createFakeCookieJar(cookies = new Map<string, string>()): CookieJar {
  return {
    get: (name) => cookies.get(name) ?? null,
    set: (name, value) => {
      cookies.set(name, value);
    },
    remove: (name) => {
      cookies.delete(name);
    },
  };
}
