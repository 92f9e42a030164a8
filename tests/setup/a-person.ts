import { normalizeEmail } from '#core/person/email-address.ts';
import { linksTo } from './mailbox.ts';
import type { TestOrigin } from './open-test-origin.ts';
import { originClient } from './origin-client.ts';

/** The password of test users. */
export const TEST_PASSWORD = 'correct Horse 7';

/** A signed-in person. */
export interface TestPerson {
  readonly id: string;
  readonly token: string;
  /** The headers of their calls. */
  readonly headers: { readonly authorization: string };
}

/** Registers a new person through the API, confirms the emailed link and signs in. */
export async function aPerson(origin: TestOrigin, email: string): Promise<TestPerson> {
  const client = originClient(origin);
  await client.form('/api-cwa/register', { email, pass: TEST_PASSWORD, first: 'Ada', last: 'Byron' });
  const link = (await linksTo(origin, normalizeEmail(email), '/confirm-email')).at(-1);
  const confirmed = await client.form('/api/user/confirm-email', { token: link?.token ?? '' });
  const signedIn = await client.form(
    '/api-cwa/login',
    { email, pass: TEST_PASSWORD },
    { cookie: deviceCookieOf(confirmed) },
  );
  const { id, token } = (await signedIn.json()).data;
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}

/** Returns the device cookie set by a response, in the form that a browser sends. */
export function deviceCookieOf(answer: Response): string {
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('device='))
      ?.split(';')[0] ?? ''
  );
}
