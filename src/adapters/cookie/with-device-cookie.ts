import { parseCookie, stringifyCookie } from 'cookie';
import { sessionCalls } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import type { Fetch } from '../http/retrying-fetch.ts';

/** A fetch to the origin for one request on the server. */
export interface FetchWithDeviceCookie {
  readonly fetch: Fetch;
  /** The values of the `Set-Cookie` headers that the answer to the browser has to carry. */
  setCookieHeaders(): string[];
}

/** The calls by which a person proves who they are; the origin marks their browser by a cookie. */
const PROVING_PATHS: ReadonlySet<string> = new Set([
  sessionCalls.logIn.path,
  sessionCalls.logInSecurely.path,
  signUpCalls.confirmPasswordReset.path,
  signUpCalls.confirmEmail.path,
]);

/**
 * Passes the origin's `device` cookie between the browser and the origin, where the page and not the browser makes the
 * call. It is HttpOnly, so no script can. Other calls go without cookies: their answers are the same for all visitors.
 *
 * @example
 * const origin = withDeviceCookie(new Request('https://vinport.example/login'), fetch);
 * await origin.fetch(new URL('https://vinport.example/api-cwa/login'), { method: 'POST' });
 * const headers = origin.setCookieHeaders(); // for the answer
 */
export function withDeviceCookie(request: Pick<Request, 'headers'>, fetch: Fetch): FetchWithDeviceCookie {
  const { device } = parseCookie(request.headers.get('cookie') ?? '');
  const received: string[] = [];
  return {
    fetch: async (url, init) => {
      if (!PROVING_PATHS.has(url.pathname)) return fetch(url, init);
      const headers = new Headers(init.headers);
      if (device !== undefined) headers.set('cookie', stringifyCookie({ device }));
      const response = await fetch(url, { ...init, headers });
      received.push(...response.headers.getSetCookie());
      return response;
    },
    setCookieHeaders: () => received,
  };
}
