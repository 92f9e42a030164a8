import { parseCookie, stringifyCookie } from 'cookie';
import { sessionCalls } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import type { Fetch } from '../http/retrying-fetch.ts';

/** A server-side fetch to the origin for one browser request. */
export interface FetchWithDeviceCookie {
  readonly fetch: Fetch;
  /** Returns the values of the `Set-Cookie` headers for the response to the browser. */
  setCookieHeaders(): string[];
}

/** Calls by which a person proves their identity. The origin marks their browser with a cookie. */
const PROVING_PATHS: ReadonlySet<string> = new Set([
  sessionCalls.logIn.path,
  sessionCalls.logInSecurely.path,
  signUpCalls.confirmPasswordReset.path,
  signUpCalls.confirmEmail.path,
]);

/**
 * Passes the origin's `device` cookie between the browser and the origin when the page server makes the call instead of
 * the browser. The cookie is HttpOnly, so no script can do this. Other calls are sent without cookies because their
 * responses are the same for all visitors.
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
