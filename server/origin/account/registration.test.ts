import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../../../tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '../../../tests/setup/origin-client.ts';

const pass = 'correct Horse 7';

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

  it('ACC-04 lets a new person in, signed in at once', async () => {
    const response = await register({ email: ' Ada@People.example', phone: '555 0100', first: 'Ada', last: 'Byron' });
    const { data } = await response.json();
    expect(data).toMatchObject({ email: 'ada@people.example', first: 'Ada', phone: '555 0100', user_type: 'user' });
    const again = await client.get('/api-cwa/checksecurityauth', data.token);
    expect(await again.json()).toEqual({ status: 'success', data });
  });

  it('takes no kind of account and no credits from the form', async () => {
    const fields = { email: 'greedy@people.example', user_type: 'dealer', credit: '99', vhr_credit: '99', id: 'mine' };
    const { data } = await (await register(fields)).json();
    expect(data).toMatchObject({ user_type: 'user', credit: 0, vhr_credit: 0, sticker_credit: 0 });
    expect(data.id).not.toBe('mine');
  });

  it('makes one account when many register the same address at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register({ email: 'race@people.example' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await peopleWith('race@people.example')).toHaveLength(1);
  });

  it('signs a person in whose first answer was lost, when key, fields and password are the same', async () => {
    const first = await (await register({ email: 'lost@people.example' }, 'key-1')).json();
    const second = await register({ email: 'lost@people.example' }, 'key-1');
    expect((await second.json()).data).toMatchObject({ id: first.data.id });
    for (const [fields, key] of [
      [{ pass: 'wrong Horse 8' }, 'key-1'],
      [{ first: 'Eve' }, 'key-1'],
      [{}, 'key-2'],
      [{}, undefined],
    ] as const) {
      expect((await register({ email: 'lost@people.example', ...fields }, key)).status).toBe(409);
    }
    expect(await peopleWith('lost@people.example')).toHaveLength(1);
  });

  it("does not give an account to who knows its address, and leaves the owner's password", async () => {
    const response = await register({ email: 'user@demo.vinport.example' }, 'key-9');
    expect([response.status, (await response.json()).message]).toEqual([409, expect.stringContaining('Sign in')]);
    expect(await client.signIn()).toMatch(/^[\w-]{43}$/);
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
  ])('ACC-15 refuses the address %j', async (email) => {
    const response = await register({ email });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual(['email']);
  });

  it.each([
    ['short 7', 'at least 8'],
    ['Password1', 'first that are tried'],
    ['x'.repeat(1_025), 'at most 1024'],
  ])('refuses the password %.12s', async (chosen, why) => {
    const response = await register({ email: 'careless@people.example', pass: chosen });
    expect(response.status).toBe(422);
    expect((await response.json()).fields.pass).toContain(why);
    expect(await peopleWith('careless@people.example')).toEqual([]);
  });

  it('takes a password of 1024 characters of any kind', async () => {
    const long = `${'ñ 🐎'.repeat(256)}`;
    expect((await register({ email: 'long@people.example', pass: long })).status).toBe(200);
    const signedIn = await client.form('/api-cwa/login', { email: 'long@people.example', pass: long });
    expect(signedIn.status).toBe(200);
  });

  it('keeps SQL and markup in a name as they are, and refuses line breaks and NUL', async () => {
    const first = "Robert'); drop table users;-- <script>";
    const { data } = await (await register({ email: 'bobby@people.example', first })).json();
    expect(data.first).toBe(first);
    expect((await register({ email: 'line@people.example', first: 'a\nb' })).status).toBe(422);
    expect((await register({ email: 'nul@people.example', first: 'a\0b' })).status).toBe(400);
  });
});
