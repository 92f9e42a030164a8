import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, TEST_PASSWORD } from '#tests/setup/a-person.ts';
import { emailsTo, linksTo } from '#tests/setup/mailbox.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { demonstrationUsers } from '../demonstration/demonstration-users.ts';
import { loadDemonstration } from '../demonstration/load-demonstration.ts';

const email = 'ada@people.example';

describe.each(['sqlite', 'postgres'] as const)('confirmed email addresses on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let ada: Awaited<ReturnType<typeof aPerson>>;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    ada = await aPerson(origin, email);
  });
  afterEach(() => origin.close());

  const confirmedAt = async (userId = ada.id) =>
    (
      await origin.ctx.db
        .selectFrom('users')
        .select('email_confirmed_at')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).email_confirmed_at;
  const linkTo = async (address: string, path: string) => (await linksTo(origin, address, path)).at(-1)?.token ?? '';
  const confirm = async (token: string) => (await client.form('/api/user/confirm-email', { token })).status;

  const forget = () => origin.ctx.db.updateTable('users').set({ email_confirmed_at: null }).execute();

  it('DEL-06 emails a link on registration that confirms the address once', async () => {
    expect((await emailsTo(origin, email)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
    expect(await confirmedAt()).toBe(origin.now());
    expect(await confirm(await linkTo(email, '/confirm-email'))).toBe(404);
  });

  it('DEL-06 writes the registration email in the language of its site', async () => {
    const body = new URLSearchParams({ email: 'ines@people.example', pass: TEST_PASSWORD });
    await origin.origin.fetch(new Request('http://es.localhost/api-cwa/register', { method: 'POST', body }));
    const [message] = await emailsTo(origin, 'ines@people.example');
    expect(message).toMatchObject({ subject: 'Confirme su correo electrónico' });
    expect(message?.text).toContain('http://es.localhost/confirm-email/');
  });

  it('DEL-06 confirms the address when a password link that was sent to it is used', async () => {
    await client.form('/api-cwa/reset-password', { email });
    const token = await linkTo(email, '/reset-password');
    await forget();
    await client.form('/api-cwa/reset-password/confirm', { token, new_pass: 'another Horse 8' });
    expect(await confirmedAt()).toBe(origin.now());
  });

  it('DEL-06 confirms the address when a deletion is confirmed', async () => {
    await client.json('/api/user/delete', { email, message: 'Bye' });
    const token = await linkTo(email, '/delete-account/confirm');
    await forget();
    expect((await client.form('/api/user/delete/confirm', { token })).status).toBe(200);
    expect(await confirmedAt()).toBe(origin.now());
  });

  it('DEL-06 confirms a replacement address when it takes effect', async () => {
    await client.form('/api-cwa/confirm-password', { pass: TEST_PASSWORD }, ada.headers);
    await client.json('/api/user/update-profile', { email: 'new@people.example' }, ada.headers);
    await forget();
    expect(await confirm(await linkTo('new@people.example', '/confirm-email'))).toBe(200);
    expect(await confirmedAt()).toBe(origin.now());
  });

  it('DEL-06 treats demonstration users as confirmed, including those loaded by an earlier release', async () => {
    const times = async () => Promise.all(demonstrationUsers.map(({ id }) => confirmedAt(id)));
    expect(await times()).not.toContain(null);
    await forget();
    await loadDemonstration(origin.ctx, { siteDomain: origin.ctx.siteDomain });
    expect(await times()).not.toContain(null);
    expect(await confirmedAt()).toBeNull();
  });
});
