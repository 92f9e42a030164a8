import { afterEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';

describe.each(['sqlite', 'postgres'] as const)('site routes on %s', (engine) => {
  let origin: TestOrigin;
  afterEach(() => origin.close());

  const ask = async (address: string, headers: Record<string, string> = {}) =>
    origin.origin.fetch(new Request(address, { headers }));
  const configOf = async (uri: string) => {
    const { data } = await (await ask('http://origin.test/api/config', { uri })).json();
    return JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
  };

  it('SITE-01 SITE-05 configures each site with its own settings', async () => {
    origin = await openTestOrigin(engine, { livechatLicense: '12345678' });
    expect(await configOf('test.vinport.example')).toEqual({
      plans: { shown: ['vhr', 'sticker', 'global'] },
      gateways: ['sandbox'],
      payment_gateways: [
        {
          name: 'sandbox',
          labels: expect.objectContaining({ en: 'Test card', es: 'Tarjeta de prueba' }),
          is_test: true,
          checkout_origin: null,
        },
      ],
      chat: { license: '12345678' },
      switches: { chat: true, recall_check: true, plate_decode: true },
      discount: null,
    });
    expect(await configOf('second.vinport.example')).toMatchObject({
      plans: { shown: ['vhr', 'sticker'] },
      switches: { chat: false },
    });
    await origin.ctx.db
      .updateTable('sites')
      .set({ settings: JSON.stringify({ livechat_license: '87', plans_shown: ['global'] }) })
      .where('domain', '=', 'second.vinport.example')
      .execute();
    expect(await configOf('second.vinport.example')).toMatchObject({
      plans: { shown: ['global'] },
      chat: { license: '87' },
      switches: {},
    });
  });

  it('SHELL-09 offers the discount of a site while it is valid', async () => {
    origin = await openTestOrigin(engine);
    const second = 'second.vinport.example';
    const welcome = { code: 'WELCOME', percent: null, amount: 200, currency: 'USD', until: null };
    expect((await configOf(second)).discount).toEqual(welcome);
    const codes = origin.ctx.db.updateTable('discount_codes').where('code', '=', 'WELCOME');
    const until = origin.ctx.now() + 1;
    await codes.set({ valid_until: until }).execute();
    expect((await configOf(second)).discount).toEqual({ ...welcome, until });
    await codes.set({ valid_until: origin.ctx.now() }).execute();
    expect((await configOf(second)).discount).toBeNull();
    await codes.set({ valid_until: null, valid_from: until }).execute();
    expect((await configOf(second)).discount).toBeNull();
  });

  it('SITE-02 determines the site from the host if no header specifies it', async () => {
    origin = await openTestOrigin(engine);
    const nameAt = async (address: string) =>
      (await (await ask(`${address}/landing/home-collection`)).json()).data.site;
    expect(await nameAt('http://localhost:3000')).toMatchObject({
      domain: 'test.vinport.example',
      demonstration: true,
    });
    expect((await nameAt('http://second.localhost:3000')).name).toBe('Second Look Autos');
    expect((await nameAt('http://es.localhost:3000')).domain).toBe('es.vinport.example');
    expect((await nameAt('https://www.second.vinport.example')).domain).toBe('second.vinport.example');
    expect((await ask('https://unknown.example/landing/home-collection')).status).toBe(404);
  });

  it('returns actual counts for the home page', async () => {
    origin = await openTestOrigin(engine);
    const known = async () => (await (await ask('http://localhost/landing/home-collection')).json()).data.known;
    expect(await known()).toEqual({ builds: expect.any(Number), history_records: 40, recall_campaigns: 5, plates: 5 });
    await origin.ctx.db.deleteFrom('plates').where('state', '=', 'CA').execute();
    expect((await known()).plates).toBe(3);
  });
});
