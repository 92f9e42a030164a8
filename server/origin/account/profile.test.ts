import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, deviceCookieOf, TEST_PASSWORD } from '#tests/setup/a-person.ts';
import { emailsTo, linksTo } from '#tests/setup/mailbox.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';

const email = 'ada@people.example';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe.each(['sqlite', 'postgres'] as const)('profiles on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let ada: Awaited<ReturnType<typeof aPerson>>;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    ada = await aPerson(origin, email);
  });
  afterEach(() => origin.close());

  const update = (fields: object) => client.json('/api/user/update-profile', fields, ada.headers);
  const profile = async () => (await (await client.get('/api-cwa/checksecurityauth', ada.token)).json()).data;
  const confirmPassword = (pass = TEST_PASSWORD) => client.form('/api-cwa/confirm-password', { pass }, ada.headers);
  const confirmEmail = (token: string) => client.form('/api/user/confirm-email', { token });

  it('ACC-07 stores every profile field and no others', async () => {
    const details = {
      phone: '555 0100',
      unit: '2b',
      no_of_employees: 12,
      state: 'Styria',
      city: 'Graz',
      address: "1 O'Hara Street",
      first: 'Augusta',
      last: 'King',
      company_name: 'Engines & Co',
      instagram: '@engines',
      facebook: 'https://facebook.example/engines',
      twitter: '@engines',
      company_website: 'engines.example',
      country: 'Austria',
      pincode: '8010',
    };
    const greedy = { user_type: 'dealer', credit: 99, id: 'x', password_hash: 'x', created_at: 1 };
    expect((await update({ email, ...details, ...greedy })).status).toBe(200);
    expect(await profile()).toMatchObject({ ...details, id: ada.id, email, user_type: 'user', credit: 0 });
    expect((await update({ city: '' })).status).toBe(200);
    expect(await profile()).toMatchObject({ ...details, city: '' });
    const signedIn = await client.form('/api-cwa/login', { email, pass: TEST_PASSWORD });
    expect((await signedIn.json()).data).toMatchObject({ ...details, city: '' });
  });

  it.each([
    [{ company_website: 'javascript:alert(1)' }, 'company_website'],
    [{ instagram: ' JavaScript:alert(1)' }, 'instagram'],
    [{ facebook: 'data:text/html,x' }, 'facebook'],
    [{ first: 'a\r\nBcc: x@y.example' }, 'first'],
    [{ address: 'x'.repeat(301) }, 'address'],
    [{ no_of_employees: 1e12 }, 'no_of_employees'],
    [{ no_of_employees: 'many' }, 'no_of_employees'],
    [{ city: { $ne: null } }, 'city'],
  ])('ACC-07 rejects %j', async (fields, field) => {
    const response = await update(fields);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
  });

  it('ACC-07 changes the email address only after the new address is confirmed', async () => {
    const next = 'augusta@people.example';
    await confirmPassword();
    expect(await (await update({ email: next, city: 'Graz' })).json()).toMatchObject({ unconfirmed_email: next });
    expect(await profile()).toMatchObject({ email, city: 'Graz' });
    expect((await emailsTo(origin, email)).at(-1)?.subject).toBe('Another e-mail address for your account');
    const [link] = await linksTo(origin, next, '/confirm-email');
    const answers = await Promise.all([confirmEmail(link?.token ?? ''), confirmEmail(link?.token ?? '')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await profile()).toMatchObject({ email: next });
    expect((await client.form('/api-cwa/login', { email: next, pass: TEST_PASSWORD })).status).toBe(200);
  });

  it("SEC-07 ACC-07 answers the same for another account's address, notifies its owner and leaves it unchanged", async () => {
    const dealer = 'dealer@demo.vinport.example';
    await confirmPassword();
    for (const next of [dealer, 'free@people.example']) {
      expect(await (await update({ email: next })).json()).toEqual({ status: 'success', unconfirmed_email: next });
    }
    expect((await emailsTo(origin, dealer)).map(({ subject }) => subject)).toEqual(['You already have an account']);
    const [link] = await linksTo(origin, 'free@people.example', '/confirm-email');
    await aPerson(origin, 'free@people.example');
    expect((await confirmEmail(link?.token ?? '')).status).toBe(409);
    expect(await profile()).toMatchObject({ email });
  });

  it('cancels a pending change of address when the password changes', async () => {
    await confirmPassword();
    await update({ email: 'thief@people.example' });
    const [link] = await linksTo(origin, 'thief@people.example', '/confirm-email');
    await client.form('/api-cwa/change-password', { new_pass: 'another Horse 8' }, ada.headers);
    expect((await confirmEmail(link?.token ?? '')).status).toBe(404);
    expect(await profile()).toMatchObject({ email });
  });

  it('SEC-08 allows changes for ten minutes, only for the session that confirmed the password', async () => {
    const other = await client.form('/api-cwa/login', { email, pass: TEST_PASSWORD });
    const headers = { authorization: `Bearer ${(await other.json()).data.token}` };
    const change = (of: { authorization: string }) =>
      client.form('/api-cwa/change-password', { new_pass: 'another Horse 8' }, of).then(({ status }) => status);
    expect((await confirmPassword('wrong')).status).toBe(422);
    expect(await change(ada.headers)).toBe(403);
    expect((await confirmPassword()).status).toBe(200);
    expect(await change(headers)).toBe(403);
    origin.now.advance(10 * 60 * 1_000);
    expect(await change(ada.headers)).toBe(403);
    await confirmPassword();
    origin.now.advance(10 * 60 * 1_000 - 1);
    expect(await change(ada.headers)).toBe(200);
  });

  it('SEC-08 allows at most ten password guesses with a stolen token', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await confirmPassword(`guess ${guess}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it('SEC-08 emails about a sign-in from a new device, but not from a known device', async () => {
    const signIn = (cookie = '') => client.form('/api-cwa/login', { email, pass: TEST_PASSWORD }, { cookie });
    const reported = async () =>
      (await emailsTo(origin, email)).filter(({ subject }) => subject === 'New sign-in to your account').length;
    expect(await reported()).toBe(0);
    const signedIn = await signIn();
    expect(await reported()).toBe(1);
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    await signIn(deviceCookieOf(signedIn));
    expect(await reported()).toBe(1);
  });

  it('SEC-08 removes all other known devices when an emailed link sets a new password', async () => {
    await client.form('/api-cwa/login', { email, pass: TEST_PASSWORD });
    await client.form('/api-cwa/reset-password', { email });
    const token = (await linksTo(origin, email, '/reset-password')).at(-1)?.token ?? '';
    await client.form('/api-cwa/reset-password/confirm', { token, new_pass: 'another Horse 8' });
    const devices = origin.ctx.db.selectFrom('known_devices').selectAll().where('user_id', '=', ada.id);
    expect(await devices.execute()).toHaveLength(1);
  });

  it('SEC-08 treats look-alike spellings of an address as one account', async () => {
    for (const spelling of ['ADA@people.example', 'ada\u200b@people.example', 'ａda@people.example']) {
      expect((await client.form('/api-cwa/login', { email: spelling, pass: TEST_PASSWORD })).status).toBe(200);
    }
  });

  it('ACC-08 turns a user into a dealer immediately, accepts both kinds of name fields, and is idempotent', async () => {
    const form = { email: 'other@people.example', first_name: 'Augusta', last: 'King', company_name: 'Engines' };
    for (const _time of [1, 2]) {
      expect((await client.form('/api-cwa/dealer-register', form, ada.headers)).status).toBe(200);
    }
    expect(await profile()).toMatchObject({
      email,
      first: 'Augusta',
      last: 'King',
      user_type: 'dealer',
      company_name: 'Engines',
      no_of_employees: 0,
    });
  });

  it('ACC-17 stores a picture that only its owner can read', async () => {
    expect((await client.get('/api/user/profile-image', ada.token)).status).toBe(404);
    const sent = await client.json('/api/user/profile-image', { data: png.toString('base64') }, ada.headers);
    const { profile_image } = await sent.json();
    expect(await profile()).toMatchObject({ profile_image });
    const read = await client.get(profile_image, ada.token);
    expect([read.headers.get('content-type'), Buffer.from(await read.arrayBuffer())]).toEqual(['image/png', png]);
    const stranger = await client.signIn('dealer');
    expect((await client.get(profile_image, stranger)).status).toBe(404);
    expect((await client.get(profile_image)).status).toBe(401);
  });

  it('ACC-17 accepts pictures up to 2 MB and rejects files that are not images', async () => {
    const image = (bytes: Buffer) =>
      client.json('/api/user/profile-image', { data: bytes.toString('base64') }, ada.headers);
    const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
    expect((await image(padded(2 * 1024 * 1024))).status).toBe(200);
    expect((await image(padded(2 * 1024 * 1024 + 1))).status).toBe(422);
    expect((await image(padded(3 * 1024 * 1024))).status).toBe(413);
    expect((await image(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(422);
    expect((await client.json('/api/user/profile-image', { data: '!' }, ada.headers)).status).toBe(422);
  });
});
