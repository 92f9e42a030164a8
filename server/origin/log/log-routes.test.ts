import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { forgetLogEntries } from './forget-log-entries.ts';

describe.each(['sqlite', 'postgres'] as const)('log routes on %s', (engine) => {
  let origin: TestOrigin;
  beforeEach(async () => {
    origin = await openTestOrigin(engine);
  });
  afterEach(() => origin.close());

  const post = async (call: string, body: BodyInit, caller = '192.0.2.1', type?: string) =>
    origin.origin.fetch(
      new Request(`http://localhost/api-cwa/${call}`, {
        method: 'POST',
        body,
        headers: type ? { 'content-type': type } : {},
      }),
      { caller },
    );
  const json = (call: string, value: unknown, caller?: string) =>
    post(call, JSON.stringify(value), caller, 'application/json');
  const stored = () => origin.ctx.db.selectFrom('log_entries').selectAll().orderBy('kind').execute();

  it.each(['consent-log', 'logs', 'error_vin'])('stores entries for %s, as a form and as JSON', async (call) => {
    expect((await post(call, new URLSearchParams({ vin: '1HGCM', note: 'a' }))).status).toBe(200);
    expect((await json(call, { analytics: true, at: 1 })).status).toBe(200);
    const entries = await stored();
    expect(entries.map(({ kind, domain }) => [kind, domain])).toEqual(
      Array.from({ length: 2 }, () => [call, 'test.vinport.example']),
    );
    expect(new Set(entries.map(({ fields }) => fields))).toEqual(
      new Set(['{"vin":"1HGCM","note":"a"}', '{"analytics":true,"at":1}']),
    );
  });

  it("emails a contact message to the site's support team", async () => {
    const written = { name: 'Ada', email: 'ada@people.example', message: 'Hello?', topic: 'plans' };
    expect((await post('contact-mail', new URLSearchParams(written))).status).toBe(200);
    expect(JSON.parse((await stored())[0]?.fields ?? '')).toEqual(written);
    const [message] = await origin.ctx.db.selectFrom('mails').selectAll().execute();
    expect(message).toMatchObject({
      recipient: 'support@test.vinport.example',
      text: 'From: Ada, ada@people.example\n\nHello?',
    });
  });

  it.each(['\r\nFrom: support@vinport.example', '\nBcc: all@people.example', '\u2028From: x', '\u0085y'])(
    'SEC-11 rejects a contact name that adds a line to the email: %j',
    async (line) => {
      const written = { name: `Ada${line}`, email: 'ada@people.example', message: 'Hello?' };
      expect((await post('contact-mail', new URLSearchParams(written))).status).toBe(422);
      expect(await origin.ctx.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    },
  );

  it.each([{ email: 'nobody' }, { message: ' ' }, { message: 'x'.repeat(5_001) }])(
    'rejects an invalid contact message: %j',
    async (fields) => {
      const written = { name: 'Ada', email: 'ada@people.example', message: 'Hello?', ...fields };
      expect((await json('contact-mail', written)).status).toBe(422);
      expect(await stored()).toEqual([]);
    },
  );

  it('limits the size of an entry', async () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`field${index}`, 1]));
    for (const entry of [{ text: 'x'.repeat(16_001) }, many, { ['x'.repeat(65)]: 1 }, ['list'], 'text']) {
      expect((await json('logs', entry)).status).toBe(422);
    }
    expect((await post('logs', '{', undefined, 'application/json')).status).toBe(400);
    expect((await post('logs', 'x', undefined, 'text/plain')).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('limits entries by caller and day, and sends Retry-After', async () => {
    const written = { email: 'ada@people.example', message: 'Hello?' };
    for (let sent = 0; sent < 20; sent++) expect((await json('contact-mail', written)).status).toBe(200);
    const refused = await json('contact-mail', written);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(86_400);
    expect(await stored()).toHaveLength(20);
    expect((await json('contact-mail', written, '192.0.2.2')).status).toBe(200);
    expect((await json('logs', { note: 'a' })).status).toBe(200);
    origin.now.advance(86_400_000);
    expect((await json('contact-mail', written)).status).toBe(200);
  });

  it('deletes expired entries, and consents last', async () => {
    const DAY_MS = 86_400_000;
    for (const call of ['logs', 'consent-log', 'error_vin']) await json(call, { note: 'a' });
    await json('contact-mail', { email: 'ada@people.example', message: 'Hello?' });
    const kindsAfter = async (days: number) => {
      origin.now.advance(days * DAY_MS);
      await forgetLogEntries.run(origin.ctx);
      return (await stored()).map(({ kind }) => kind);
    };
    expect(await kindsAfter(29)).toEqual(['consent-log', 'contact-mail', 'error_vin', 'logs']);
    expect(await kindsAfter(1)).toEqual(['consent-log', 'contact-mail']);
    expect(await kindsAfter(150)).toEqual(['consent-log']);
    expect(await kindsAfter(3 * 365)).toEqual([]);
  });
});
