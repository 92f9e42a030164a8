import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, TEST_PASSWORD } from '#tests/setup/a-person.ts';
import { emailsTo, linksTo } from '#tests/setup/mailbox.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { callLimits } from '../kernel/limits/call-limits.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';

const email = 'ada@people.example';
const next = 'another Horse 8';

describe.each(['sqlite', 'postgres'] as const)('passwords on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
  });
  afterEach(() => origin.close());

  const reset = (to: string, headers = {}) => client.form('/api-cwa/reset-password', { email: to }, headers);
  const confirm = (token: string, new_pass = next) =>
    client.form('/api-cwa/reset-password/confirm', { token, new_pass });
  const signIn = (pass: string) => client.form('/api-cwa/login', { email, pass });
  const links = () => linksTo(origin, email, '/reset-password');

  it('ACC-05 sends the same response and does the same work for known and unknown addresses', async () => {
    await aPerson(origin, email);
    const [known, unknown] = [await reset(email), await reset('nobody@people.example')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const asked = await origin.ctx.db.selectFrom('letter_requests').select('email').execute();
    expect(asked.map((row) => row.email).sort()).toEqual([email, 'nobody@people.example']);
    expect(await links()).toHaveLength(1);
    expect(await emailsTo(origin, 'nobody@people.example')).toEqual([]);
    expect(await origin.ctx.db.selectFrom('letter_requests').selectAll().execute()).toEqual([]);
  });

  it('ACC-05 sets a new password once per link, ends all sessions and signs in', async () => {
    const { token: old } = await aPerson(origin, email);
    await reset(email);
    const [link] = await links();
    expect(link?.address).toBe('https://test.vinport.example');
    const answers = await Promise.all([confirm(link?.token ?? ''), confirm(link?.token ?? '')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const signedIn = (await Promise.all(answers.map((answer) => answer.json()))).find(({ data }) => data !== undefined);
    expect((await client.get('/api-cwa/checksecurityauth', signedIn.data.token)).status).toBe(200);
    expect((await client.get('/api-cwa/checksecurityauth', old)).status).toBe(401);
    expect([(await signIn(TEST_PASSWORD)).status, (await signIn(next)).status]).toEqual([401, 200]);
    expect((await emailsTo(origin, email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it('stores only the hash of the link and nothing after thirty minutes', async () => {
    await aPerson(origin, email);
    await reset(email);
    const [link] = await links();
    const stored = JSON.stringify(await origin.ctx.db.selectFrom('mailed_links').selectAll().execute());
    expect(stored).not.toContain(link?.token);
    origin.now.advance(30 * 60 * 1_000);
    expect((await confirm(link?.token ?? '')).status).toBe(404);
    expect((await signIn(TEST_PASSWORD)).status).toBe(200);
  });

  it('invalidates other links once one was used, and does not use up a link for an invalid password', async () => {
    await aPerson(origin, email);
    await reset(email);
    await reset(email);
    const [first, second] = await links();
    expect((await confirm(first?.token ?? '', 'short')).status).toBe(422);
    expect((await confirm(first?.token ?? '')).status).toBe(200);
    expect((await confirm(second?.token ?? '')).status).toBe(404);
  });

  it('limits guesses of links and rejects a link of another purpose', async () => {
    await aPerson(origin, email);
    await client.json('/api/user/delete', { email, message: 'Bye' });
    const [deletion] = await linksTo(origin, email, '/delete-account/confirm');
    expect((await confirm(deletion?.token ?? '')).status).toBe(404);
    const tried = { limit: 'linkByCaller', by: 'unknown' } as const;
    for (let guess = 4; guess < callLimits.linkByCaller.times; guess++) await limitCalls(origin.ctx, [tried]);
    const statuses = [await confirm('guess-1'), await confirm('guess-2'), await confirm('guess-3')];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 429]);
  });

  it('ACC-05 emails in the language of the site, with links to it', async () => {
    await aPerson(origin, email);
    const request = new Request('http://es.localhost:3000/api-cwa/reset-password', {
      method: 'POST',
      body: new URLSearchParams({ email }),
    });
    expect((await origin.origin.fetch(request)).status).toBe(200);
    expect((await emailsTo(origin, email)).at(-1)?.subject).toBe('Elija su contraseña');
    expect((await links()).at(-1)?.address).toBe('http://es.localhost:3000');
  });

  it.each(['evil.example', 'evil.example:50000', '192.168.0.66', 'evil.test', 'localhost.evil.example'])(
    'does not use the forged host %s in the email',
    async (host) => {
      await aPerson(origin, email);
      for (const uri of [undefined, 'evil.example', 'test.vinport.example@evil.example']) {
        await origin.origin.fetch(
          new Request(`http://${host}/api-cwa/reset-password`, {
            method: 'POST',
            body: new URLSearchParams({ email }),
            headers: uri === undefined ? {} : { uri },
          }),
        );
      }
      expect(await links()).toHaveLength(3);
      for (const { address } of await links()) expect(address).toBe('https://test.vinport.example');
      expect(JSON.stringify(await emailsTo(origin, email))).not.toContain('evil');
    },
  );

  it('ACC-06 changes the password and ends all other sessions', async () => {
    const { headers, token } = await aPerson(origin, email);
    const other = (await (await signIn(TEST_PASSWORD)).json()).data.token;
    expect((await client.form('/api-cwa/change-password', { new_pass: 'short' }, headers)).status).toBe(422);
    await client.form('/api-cwa/confirm-password', { pass: TEST_PASSWORD }, headers);
    expect((await client.form('/api-cwa/change-password', { new_pass: next }, headers)).status).toBe(200);
    expect((await client.get('/api-cwa/checksecurityauth', token)).status).toBe(200);
    expect((await client.get('/api-cwa/checksecurityauth', other)).status).toBe(401);
    expect([(await signIn(TEST_PASSWORD)).status, (await signIn(next)).status]).toEqual([401, 200]);
  });

  it('ACC-19 ends one session or all of them', async () => {
    const one = await aPerson(origin, email);
    const tokens: string[] = [];
    for (let more = 0; more < 2; more++) tokens.push((await (await signIn(TEST_PASSWORD)).json()).data.token);
    const statuses = () =>
      Promise.all(
        [one.token, ...tokens].map(async (token) => (await client.get('/api-cwa/checksecurityauth', token)).status),
      );
    expect((await client.form('/api-cwa/logout', {}, one.headers)).status).toBe(200);
    expect(await statuses()).toEqual([401, 200, 200]);
    const bearer = { authorization: `Bearer ${tokens[0]}` };
    expect((await client.form('/api-cwa/logout-everywhere', {}, bearer)).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 401]);
  });
});
