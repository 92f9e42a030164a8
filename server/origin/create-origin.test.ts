import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { isOriginPath } from './create-origin.ts';
import { loadDemonstration } from './demonstration/load-demonstration.ts';

describe.each(['sqlite', 'postgres'] as const)('the origin on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
  });
  afterAll(() => origin.close());

  it("SITE-04 returns a site's settings by POST and by GET", async () => {
    const posted = await (await client.form('/api-cwa/site_settings', { domain: 'TEST.vinport.example' })).json();
    expect(posted).toMatchObject({
      status: 'success',
      data: { site_name: 'Vinport test site', credit_type: 'global' },
    });
    expect(await (await client.get('/api-cwa/site_settings?domain=test.vinport.example')).json()).toEqual(posted);
    expect((await client.form('/api-cwa/site_settings', { domain: 'other.example' })).status).toBe(404);
  });

  it("VEH-09 decodes a VIN with its manufacturer's data", async () => {
    expect(await (await client.get('/api/decode?vin=1HGCM82633A004352')).json()).toMatchObject({
      status: 'success',
      data: { vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord', source: 'us' },
    });
    expect((await client.get('/api/decode?vin=1HGCM82633A00435')).status).toBe(422);
  });

  it('VEH-09 maps a classic VIN, and reports when it cannot', async () => {
    expect(await (await client.get('/api-cwa/classicmapping?vin=7f03c000001')).json()).toMatchObject({
      status: 'success',
      data: {
        year: 1967,
        make: 'Ford',
        model: 'Mustang',
        series: 'Mustang Convertible',
        model_id: 'ford-mustang-1967',
      },
    });
    expect((await client.get('/api-cwa/classicmapping?vin=9Z99Z999999')).status).toBe(404);
  });

  it('treats SQL in a field as text', async () => {
    const domain = "x' OR '1'='1";
    expect((await client.form('/api-cwa/site_settings', { domain })).status).toBe(404);
    expect((await client.form('/api-cwa/login', { email: "' OR 1=1 --", pass: "' OR 1=1 --" })).status).toBe(401);
  });

  it('rejects a body over one megabyte and returns its own error for an unknown call', async () => {
    const large = await client.form('/api-cwa/login', { email: 'x'.repeat(1024 * 1024), pass: 'x' });
    expect(large.status).toBe(413);
    const unknown = await client.get('/api-cwa/no-such-call');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { status: 'error', message: 'There is no such call.' },
    ]);
  });

  it('loads the demonstration set twice without changes', async () => {
    const everything = async () => [
      await origin.ctx.db.selectFrom('builds').selectAll().orderBy('id').execute(),
      await origin.ctx.db.selectFrom('users').selectAll().orderBy('id').execute(),
      await origin.ctx.db.selectFrom('credit_ledger').selectAll().orderBy('id').execute(),
      await origin.ctx.db.selectFrom('classic_mappings').selectAll().orderBy('vin').execute(),
    ];
    const before = await everything();
    await loadDemonstration(origin.ctx, { siteDomain: 'test.vinport.example' });
    expect(await everything()).toEqual(before);
  });
});

it('isOriginPath leaves page paths to the app', () => {
  expect(['/api/decode', '/api-cwa/login', '/landing/decode_data'].every(isOriginPath)).toBe(true);
  expect(['/', '/apiary', '/members/api/', '/landing'].some(isOriginPath)).toBe(false);
});
