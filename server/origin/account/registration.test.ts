import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsTo, linksTo } from '#tests/setup/mailbox.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { forgetExpired } from '../forget-expired.ts';
import { register as registerByRule } from './register.ts';

const pass = 'correct Horse 7';
const CHECK_YOUR_EMAIL = { status: 'success', message: 'Check your email' };

describe.each(['sqlite', 'postgres'] as const)('registration on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
  });
  afterAll(() => origin.close());

  const register = (fields: Record<string, string>, key?: string) =>
    client.form('/api-cwa/register', { pass, ...fields }, key ? { 'idempotency-key': key } : {});
  const peopleWith = async (email: string) =>
    origin.ctx.db.selectFrom('users').selectAll().where('email', '=', email).execute();

  const linksOf = async (email: string) => (await linksTo(origin, email, '/confirm-email')).map(({ token }) => token);
  const confirm = async (email: string) =>
    (await client.form('/api/user/confirm-email', { token: (await linksOf(email)).at(-1) ?? '' })).status;
  const signIn = (email: string, chosen = pass) => client.form('/api-cwa/login', { email, pass: chosen });

  it('SEC-07 ACC-04 emails a link that creates the account, and responds without a token', async () => {
    const email = 'ada@people.example';
    const response = await register({ email: ' Ada@People.example', phone: '555 0100', first: 'Ada', last: 'Byron' });
    expect([response.status, await response.json()]).toEqual([200, CHECK_YOUR_EMAIL]);
    expect([(await signIn(email)).status, await peopleWith(email)]).toEqual([401, []]);
    expect(await confirm(email)).toBe(200);
    const { data } = await (await signIn(email)).json();
    expect(data).toMatchObject({ email, first: 'Ada', phone: '555 0100', user_type: 'user' });
    expect(await peopleWith(email)).toMatchObject([{ email_confirmed_at: origin.now() }]);
  });

  it("SEC-07 responds, limits and stores the same for an existing account's address, and emails a notice of the account", async () => {
    const known = 'user@demo.vinport.example';
    const answerTo = async (email: string) => {
      const answers = [];
      for (let time = 0; time < 6; time++) {
        const response = await register({ email });
        answers.push([response.status, await response.text()]);
      }
      return answers;
    };
    const stored = () => origin.ctx.db.selectFrom('registrations').select('email').execute();
    const before = (await stored()).length;
    expect(await answerTo(known)).toEqual(await answerTo('unknown@people.example'));
    const emails = (await stored()).slice(before).map(({ email }) => email);
    expect(emails.filter((email) => email === known)).toHaveLength(emails.length / 2);
    const [message] = await emailsTo(origin, known);
    expect(message).toMatchObject({ subject: 'You already have an account' });
    expect(message?.text).toContain('/login');
    expect(await linksOf(known)).toEqual([]);
    expect(await client.signIn()).toMatch(/^[\w-]{43}$/);
  });

  it("SEC-07 runs the same statements for an existing account's address, so that the time does not differ", async () => {
    const statementsFor = async (email: string) => {
      const statements: string[] = [];
      const db = origin.ctx.db.withPlugin({
        // The statements without their values.
        transformQuery: ({ node }) => {
          statements.push(JSON.stringify(node, (key, value) => (key === 'value' || key === 'values' ? '?' : value)));
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const clues = { url: 'https://vinport.example/', uri: undefined };
      const call = { idempotencyKey: null, caller: '192.0.2.7', clues, domain: 'vinport.example' };
      const answer = await registerByRule({ ...origin.ctx, db }, { email, pass, phone: '', first: '', last: '' }, call);
      expect(answer.isOk()).toBe(true);
      return statements;
    };
    const unknown = await statementsFor('someone@people.example');
    expect(unknown.length).toBeGreaterThan(2);
    expect(await statementsFor('dealer@demo.vinport.example')).toEqual(unknown);
  });

  it('ignores account type and credits in the form', async () => {
    const email = 'greedy@people.example';
    await register({ email, user_type: 'dealer', credit: '99', vhr_credit: '99', id: 'mine' });
    await confirm(email);
    const { data } = await (await signIn(email)).json();
    expect(data).toMatchObject({ user_type: 'user', credit: 0, vhr_credit: 0, sticker_credit: 0 });
    expect(data.id).not.toBe('mine');
  });

  it('creates one account when several requests register the same address concurrently', async () => {
    const email = 'race@people.example';
    await Promise.all(Array.from({ length: 5 }, () => register({ email })));
    const tokens = await linksOf(email);
    expect(new Set(tokens).size).toBe(5);
    const confirmed = await Promise.all(tokens.map((token) => client.form('/api/user/confirm-email', { token })));
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await peopleWith(email)).toHaveLength(1);
  });

  it('emails one link when a call is repeated after a lost response, and another link for other fields', async () => {
    const email = 'lost@people.example';
    for (const _time of [1, 2]) expect((await register({ email }, 'key-1')).status).toBe(200);
    expect(await linksOf(email)).toHaveLength(1);
    await register({ email, first: 'Eve' }, 'key-1');
    expect(await linksOf(email)).toHaveLength(2);
  });

  it('SEC-07 deletes a registration that is not confirmed within seven days', async () => {
    const email = 'late@people.example';
    await register({ email });
    const [token = ''] = await linksOf(email);
    origin.now.advance(7 * 24 * 60 * 60 * 1_000);
    expect((await client.form('/api/user/confirm-email', { token })).status).toBe(404);
    await forgetExpired.run(origin.ctx);
    expect(await origin.ctx.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
  });

  it.each([
    'no-at.example',
    'two@@people.example',
    'a b@people.example',
    'x@people.example\r\nBcc: all@people.example',
    'one@people.example,two@people.example',
    'x,y@people.example',
    '<x@people.example>',
    `${'x'.repeat(250)}@people.example`,
  ])('ACC-15 rejects the address %j', async (email) => {
    const response = await register({ email });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual(['email']);
  });

  it.each([
    ['short 7', 'at least 8'],
    ['Password1', 'first that are tried'],
    ['x'.repeat(1_025), 'at most 1024'],
  ])('rejects the password %.12s', async (chosen, why) => {
    const response = await register({ email: 'careless@people.example', pass: chosen });
    expect(response.status).toBe(422);
    expect((await response.json()).fields.pass).toContain(why);
    expect(await peopleWith('careless@people.example')).toEqual([]);
  });

  it('accepts a password of 1024 characters of any kind', async () => {
    const long = `${'ñ 🐎'.repeat(256)}`;
    expect((await register({ email: 'long@people.example', pass: long })).status).toBe(200);
    await confirm('long@people.example');
    const signedIn = await client.form('/api-cwa/login', { email: 'long@people.example', pass: long });
    expect(signedIn.status).toBe(200);
  });

  it('stores SQL and markup in a name unchanged, and rejects line breaks and NUL', async () => {
    const first = "Robert'); drop table users;-- <script>";
    await register({ email: 'bobby@people.example', first });
    await confirm('bobby@people.example');
    expect(await peopleWith('bobby@people.example')).toMatchObject([{ first }]);
    expect((await register({ email: 'line@people.example', first: 'a\nb' })).status).toBe(422);
    expect((await register({ email: 'nul@people.example', first: 'a\0b' })).status).toBe(400);
  });
});
