import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/setup/a-person.ts';
import { linksTo } from '#tests/setup/mailbox.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { translatorOf } from '#texts/translator-of.ts';
import { erasureRules } from './erasure-rules.ts';
import { personalData } from './personal-data.ts';

const email = 'ada@people.example';

describe.each(['sqlite', 'postgres'] as const)('personal data on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let ada: Awaited<ReturnType<typeof aPerson>>;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    ada = await aPerson(origin, email);
  });
  afterEach(() => origin.close());

  it('SEC-09 has an erasure rule for every column, with a reason if it is retained', async () => {
    const tables = await origin.ctx.db.introspection.getTables();
    const schema = Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
    );
    const rules = Object.entries(erasureRules);
    expect(
      Object.fromEntries(rules.map(([name, { erased, retained }]) => [name, [...erased, ...retained].toSorted()])),
    ).toEqual(schema);
    expect(rules.filter(([, { retained, reason }]) => retained.length > 0 && reason === '')).toEqual([]);
  });

  it('SEC-09 assigns every table with erasable columns to one section or to documents', () => {
    const covered = personalData.flatMap((section) => section.tables);
    const withDocuments = ['document_seals', 'document_prints', 'document_shares'];
    const toErase = Object.entries(erasureRules).filter(([, { erased }]) => erased.length > 0);
    expect([...covered, ...withDocuments]).toEqual(expect.arrayContaining(toErase.map(([name]) => name)));
    expect(new Set(covered).size).toBe(covered.length);
    expect(new Set(personalData.map(({ name }) => name)).size).toBe(personalData.length);
  });

  it('exports all data to its owner without secrets', async () => {
    await client.json('/api/user/update-profile', { city: 'Graz' }, ada.headers);
    await client.form('/api-cwa/reset-password', { email });
    const [link] = await linksTo(origin, email, '/reset-password');
    const text = await (await client.get('/api/user/export', ada.token)).text();
    const { data } = JSON.parse(text);
    expect(Object.keys(data)).toEqual(personalData.map(({ name }) => name));
    expect(data).toMatchObject({
      account: [{ id: ada.id, email, first: 'Ada', city: 'Graz' }],
    });
    const allOf = (section: readonly object[], field: string) => section.map((entry) => Reflect.get(entry, field));
    expect(allOf(data.sign_ins, 'purpose').toSorted()).toEqual(['set-password', undefined, undefined]);
    expect(allOf(data.emails, 'subject').toSorted()).toEqual(['Choose your password', 'Confirm your email address']);
    expect(text).not.toContain(ada.token);
    expect(text).not.toContain(link?.token);
    expect(text).not.toMatch(/argon2id|hash/);
  });

  it('exports no data of another user', async () => {
    await aPerson(origin, 'eve@people.example');
    expect(await (await client.get('/api/user/export', ada.token)).text()).not.toContain('eve@');
  });

  it('exports an HTML page with every value escaped, without scripts and styles', async () => {
    await client.json('/api/user/update-profile', { city: '<script>alert(1)</script>"&' }, ada.headers);
    const response = await client.get('/api/user/export?format=html', ada.token);
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;');
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=|\[object/i);
    for (const { title } of personalData) expect(page).toContain(translatorOf('en')(title));
    expect((await client.get('/api/user/export?format=exe', ada.token)).status).toBe(422);
  });

  it('exports in Spanish on the Spanish host', async () => {
    const request = new Request('http://es.localhost/api/user/export?format=html', { headers: ada.headers });
    expect(await (await origin.origin.fetch(request)).text()).toContain('<html lang="es">');
  });
});
