import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/setup/a-person.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';

const authenticated = [
  ['POST', '/api-cwa/confirm-password'],
  ['POST', '/api-cwa/change-password'],
  ['POST', '/api/user/update-profile'],
  ['POST', '/api-cwa/dealer-register'],
  ['POST', '/api-cwa/logout'],
  ['POST', '/api-cwa/logout-everywhere'],
  ['GET', '/api-cwa/checksecurityauth'],
  ['POST', '/api-cwa/checksecurityauth'],
  ['POST', '/api/user/profile-image'],
  ['GET', '/api/user/profile-image'],
  ['GET', '/api/user/delete'],
  ['POST', '/api/user/delete/cancel'],
  ['GET', '/api/user/export'],
] as const;

const open = [
  '/api-cwa/login',
  '/api/securelogin',
  '/api-cwa/register',
  '/api-cwa/reset-password',
  '/api-cwa/reset-password/confirm',
  '/api/user/confirm-email',
  '/api/user/delete',
  '/api/user/delete/confirm',
  '/api/user/delete/cancel-by-link',
] as const;

describe.each(['sqlite', 'postgres'] as const)('account security on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
  });
  afterAll(() => origin.close());

  const ask = (method: string, path: string, init: RequestInit = {}) =>
    origin.origin.fetch(new Request(`http://origin.test${path}`, { ...init, method }));

  it.each(authenticated)('CALL-04 %s %s answers 401 without a valid token', async (method, path) => {
    const revoked = await aPerson(origin, `revoked-${Math.random()}@people.example`);
    await client.form('/api-cwa/logout', {}, revoked.headers);
    for (const authorization of [undefined, 'Bearer wrong', revoked.headers.authorization, `Basic ${revoked.token}`]) {
      const response = await ask(method, path, { headers: authorization === undefined ? {} : { authorization } });
      expect(response.status).toBe(401);
    }
  });

  it.each(open)('POST %s rejects unreadable and oversized bodies', async (path) => {
    const headers = (type: string) => ({ headers: { 'content-type': type } });
    expect((await ask('POST', path)).status).toBe(400);
    expect((await ask('POST', path, { body: '{"a":', ...headers('application/json') })).status).toBe(400);
    expect((await ask('POST', path, { body: 'x', ...headers('multipart/form-data; boundary=y') })).status).toBe(400);
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const large = await ask('POST', path, { body: 'x'.repeat(1024 * 1024 + 1), ...headers(type) });
      expect(large.status).toBe(413);
    }
  });

  it.each(open)(
    'POST %s treats lists, objects and deep nesting in a field as invalid input, not as a server error',
    async (path) => {
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      for (const body of [
        'null',
        '[]',
        '{"email":{"$ne":""},"pass":[],"message":{},"token":{}}',
        `{"email":${deep}}`,
      ]) {
        const response = await ask('POST', path, { body, headers: { 'content-type': 'application/json' } });
        expect([400, 422]).toContain(response.status);
      }
    },
  );

  it("does not let a user's token change another user's data", async () => {
    const [one, other] = [await aPerson(origin, 'one@people.example'), await aPerson(origin, 'other@people.example')];
    const before = await client.get('/api-cwa/checksecurityauth', other.token);
    await client.json('/api/user/update-profile', { id: other.id, user_id: other.id, first: 'Eve' }, one.headers);
    await client.form('/api-cwa/dealer-register', { email: 'other@people.example', first: 'Eve' }, one.headers);
    await client.form('/api-cwa/logout-everywhere', { user_id: other.id }, one.headers);
    const after = await client.get('/api-cwa/checksecurityauth', other.token);
    expect(await after.json()).toEqual(await before.json());
  });
});
