import { demonstrationUsers } from '#origin/demonstration/demonstration-users.ts';
import type { TestOrigin } from './open-test-origin.ts';

const base = 'http://origin.test';

/** Sends requests to a test origin, as a client would. */
export interface OriginClient {
  get(path: string, token?: string): Promise<Response>;
  /** Sends fields as a form. */
  form(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Sends a value as JSON. */
  json(path: string, value: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Sends fields as a multipart form as a signed-in person. */
  multipart(
    path: string,
    fields: Readonly<Record<string, string>>,
    token: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Signs a demonstration user in and returns the token. */
  signIn(who?: 'user' | 'dealer'): Promise<string>;
}

/** Creates a client of a test origin. */
export function originClient({ origin }: TestOrigin): OriginClient {
  const send = async (path: string, init?: RequestInit) => origin.fetch(new Request(new URL(path, base), init));
  const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const client: OriginClient = {
    get: (path, token) => send(path, { headers: bearer(token) }),
    form: (path, fields, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams({ ...fields }), headers: { ...headers } }),
    json: (path, value, headers = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(value),
        headers: { ...headers, 'content-type': 'application/json' },
      }),
    multipart: (path, fields, token, headers = {}) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return send(path, { method: 'POST', body, headers: { ...headers, ...bearer(token) } });
    },
    signIn: async (who = 'user') => {
      const [user, dealer] = demonstrationUsers;
      const { email, password } = who === 'user' ? user : dealer;
      const answer: { data: { token: string } } = await (
        await client.form('/api-cwa/login', { email, pass: password })
      ).json();
      return answer.data.token;
    },
  };
  return client;
}
