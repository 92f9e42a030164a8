import type { OriginClient } from './origin-client.ts';

/** The password of people in tests. */
export const TEST_PASSWORD = 'correct Horse 7';

/** Registers a new person over the wire, and answers the headers that their calls carry. */
export async function aPerson(
  client: OriginClient,
  email: string,
): Promise<{ readonly id: string; readonly token: string; readonly headers: { readonly authorization: string } }> {
  const answer: { data: { id: string; token: string } } = await (
    await client.form('/api-cwa/register', { email, pass: TEST_PASSWORD, first: 'Ada', last: 'Byron' })
  ).json();
  const { id, token } = answer.data;
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
