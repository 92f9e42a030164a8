import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';

const day = 24 * 60 * 60 * 1_000;

describe.each(['sqlite', 'postgres'] as const)('accounts of the origin on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
  });
  afterAll(() => origin.close());

  it('ACC-01 returns token, profile fields and credits on sign-in', async () => {
    const response = await client.form('/api-cwa/login', {
      email: 'USER@demo.vinport.example ',
      pass: 'demo-password-1',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'success',
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        id: 'demonstration-user',
        email: 'user@demo.vinport.example',
        first: 'Demo',
        last: 'User',
        user_type: 'user',
        profile_image: '',
        dealer_logo: '',
        phone: '',
        unit: '',
        no_of_employees: 0,
        state: '',
        city: '',
        address: '',
        company_name: '',
        company_website: '',
        tax_id: '',
        instagram: '',
        facebook: '',
        twitter: '',
        country: '',
        pincode: '',
        vhr_credit: 5,
        sticker_credit: 5,
        credit: 5,
        vhr_credit_subscription: 0,
        uvc_credit: 0,
      },
    });
  });

  it('ACC-02 signs in by JSON as well as by form', async () => {
    const credentials = { email: 'user@demo.vinport.example', pass: 'demo-password-1' };
    const byJson = await (await client.json('/api/securelogin', credentials)).json();
    const byForm = await (await client.form('/api-cwa/login', credentials)).json();
    expect(byJson.data).toEqual({ ...byForm.data, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await client.json('/api/securelogin', { ...credentials, pass: 'x' })).status).toBe(401);
    expect((await client.json('/api/securelogin', { ...credentials, pass: ['demo-password-1'] })).status).toBe(422);
  });

  it('sends the same response for a wrong password and an unknown email address', async () => {
    const wrong = await client.form('/api-cwa/login', { email: 'user@demo.vinport.example', pass: 'x' });
    const unknown = await client.form('/api-cwa/login', { email: 'nobody@demo.vinport.example', pass: 'x' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it('stores neither password nor token as plain text', async () => {
    const token = await client.signIn();
    const stored = JSON.stringify([
      await origin.ctx.db.selectFrom('users').selectAll().execute(),
      await origin.ctx.db.selectFrom('tokens').selectAll().execute(),
    ]);
    expect(stored).not.toContain('demo-password-1');
    expect(stored).not.toContain(token);
  });

  it('lists the missing fields', async () => {
    const response = await client.form('/api-cwa/login', { email: '' });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual(['email', 'pass']);
  });

  it.each([
    ['no form', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    ['a malformed form', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
  ])('rejects %s', async (_what, init) => {
    const response = await origin.origin.fetch(new Request('http://origin.test/api-cwa/login', init));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'error' });
  });

  it('expires a token that was unused for thirty days, but not one that was used', async () => {
    const [used, unused] = [await client.signIn(), await client.signIn()];
    origin.now.advance(20 * day);
    expect((await client.get('/api-cwa/sticker-page?id=x', used)).status).toBe(404);
    origin.now.advance(20 * day);
    expect((await client.get('/api-cwa/sticker-page?id=x', used)).status).toBe(404);
    expect((await client.get('/api-cwa/sticker-page?id=x', unused)).status).toBe(401);
  });
});
