import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, TEST_PASSWORD } from '#tests/setup/a-person.ts';
import { emailsTo, linksTo } from '#tests/setup/mailbox.ts';
import { makeCustomer } from '#tests/setup/make-customer.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { balancesOf } from '../credits/balances-of.ts';
import { moveCredit } from '../credits/move-credit.ts';
import { jobHandlers } from '../job-handlers.ts';
import { runDueJobs } from '../kernel/jobs/run-due-jobs.ts';
import { eraseAccounts } from './erase-accounts.ts';

const email = 'ada@people.example';
const message = 'I am moving to a bicycle.';
const day = 24 * 60 * 60 * 1_000;

describe.each(['sqlite', 'postgres'] as const)('account deletion on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let ada: Awaited<ReturnType<typeof aPerson>>;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    ada = await aPerson(origin, email);
  });
  afterEach(() => origin.close());

  const ask = (to = email) => client.json('/api/user/delete', { email: to, message }, { uri: 'test.vinport.example' });
  const confirm = (token: string) => client.form('/api/user/delete/confirm', { token });
  const confirmed = async () => {
    await ask();
    const [link] = await linksTo(origin, email, '/delete-account/confirm');
    return confirm(link?.token ?? '');
  };
  const state = async () => (await (await client.get('/api/user/delete', ada.token)).json()).data;
  const signIn = () => client.form('/api-cwa/login', { email, pass: TEST_PASSWORD });

  it('ACC-11 sends the same response for known and unknown addresses, and emails only known ones', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@people.example')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await emailsTo(origin, email)).at(-1)?.subject).toBe('Please confirm the deletion of your account');
    expect(await emailsTo(origin, 'nobody@people.example')).toEqual([]);
    expect((await state()).state).toBe('waiting-for-confirmation');
    origin.now.advance(15 * day);
    await eraseAccounts.run(origin.ctx);
    expect((await signIn()).status).toBe(200);
  });

  it('ACC-15 lists the invalid fields of a request', async () => {
    const response = await client.json('/api/user/delete', { email: 'no-at', message: ' ' });
    expect([response.status, (await response.json()).fields]).toEqual([
      422,
      { email: 'Please enter a valid email address.', message: 'Please enter a message.' },
    ]);
  });

  it('ACC-11 erases all personal data after fourteen days, and nothing before', async () => {
    await client.json('/api/user/update-profile', { phone: '555 0100', city: 'Graz' }, ada.headers);
    await client.json(
      '/api/user/profile-image',
      { data: Buffer.from('ffd8ff00', 'hex').toString('base64') },
      ada.headers,
    );
    await origin.ctx.db.transaction().execute((trx) =>
      moveCredit(trx, {
        id: 'move-1',
        user_id: ada.id,
        kind: 'global',
        delta: 3,
        reason: 'order',
        reference: 'order-1',
        now: origin.now(),
      }),
    );
    const begun = await confirmed();
    const eraseAt = origin.now() + 14 * day;
    expect(await begun.json()).toEqual({ status: 'success', data: { erase_at: eraseAt } });
    expect(await state()).toEqual({ state: 'cooling-off', erase_at: eraseAt });
    origin.now.set(eraseAt - 1);
    await eraseAccounts.run(origin.ctx);
    expect((await signIn()).status).toBe(200);
    origin.now.set(eraseAt);
    await Promise.all([eraseAccounts.run(origin.ctx), eraseAccounts.run(origin.ctx)]);
    const { token } = ada;
    expect([(await signIn()).status, (await client.get('/api/user/delete', token)).status]).toEqual([401, 401]);
    const emails = await emailsTo(origin, email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Your account was deleted']);
    // Otherwise two concurrent hosts would email the placeholder address of the erased account.
    expect(await origin.ctx.db.selectFrom('mails').select('recipient').execute()).toEqual([{ recipient: email }]);
    await origin.ctx.db.deleteFrom('mails').execute();
    expect(await everythingIn(origin)).not.toMatch(/ada@people|Byron|555 0100|Graz|bicycle|\/9j\//);
    expect(await balancesOf(origin.ctx, ada.id)).toEqual({ vhr: 0, sticker: 0, global: 3 });
    expect((await aPerson(origin, email)).id).not.toBe(ada.id);
  });

  it('SEC-09 erases data under earlier addresses, in support emails and in the log', async () => {
    const { db } = origin.ctx;
    const next = 'augusta@people.example';
    const vin = '1HGCM82693A000001';
    await client.form('/api-cwa/contact-mail', { name: 'Ada Byron', email, message: 'Hello' });
    await client.form('/api-cwa/logs', { note: `a page failed for ADA@people.example` });
    const ticket = {
      vin,
      message: 'Help',
      email: 'ada.elsewhere@people.example',
      name: 'Ada Byron',
      credit_type: 'vhr',
    };
    await makeCustomer(origin.ctx, ada.id, { vins: [vin] });
    await client.multipart('/api-cwa/create_support_ticket', ticket, ada.token);
    await client.form('/api-cwa/confirm-password', { pass: TEST_PASSWORD }, ada.headers);
    await client.json('/api/user/update-profile', { email: next }, ada.headers);
    const change = (await linksTo(origin, next, '/confirm-email')).at(-1);
    await client.form('/api/user/confirm-email', { token: change?.token ?? '' });
    await client.form('/api-cwa/register', { email, pass: TEST_PASSWORD, first: 'Ada', last: 'Byron' });
    await client.form('/api-cwa/contact-mail', { name: 'Eve', email: 'eve@people.example', message: 'Hello' });
    await runJobs(origin.ctx);
    expect(
      await db.selectFrom('credit_ledger').select('reference').where('reference', '=', vin).execute(),
    ).toHaveLength(1);

    const times = { confirmed_at: origin.now(), erase_at: origin.now(), erased_at: null };
    await db
      .insertInto('deletions')
      .values({ user_id: ada.id, message: '', language: 'en', ...times })
      .execute();
    await eraseAccounts.run(origin.ctx);
    const sent: string[] = [];
    const transport = {
      send: async ({ to }: { readonly to: string }) => {
        sent.push(to);
      },
      close: () => undefined,
    };
    await runDueJobs(origin.ctx, jobHandlers(transport));

    expect(sent).toContain(next);
    expect(await everythingIn(origin)).not.toMatch(/ada@|ada\.elsewhere|augusta@|Byron/i);
    const rows = db.selectFrom('credit_ledger').select('reference').where('user_id', '=', ada.id);
    expect(JSON.stringify(await rows.execute())).not.toContain(vin);
    expect(await everythingIn(origin)).toContain('eve@people.example');
  });

  it('cancels the deletion when its owner signs in and requests it, or uses the link', async () => {
    await confirmed();
    expect((await client.form('/api/user/delete/cancel', {}, ada.headers)).status).toBe(200);
    expect(await state()).toEqual({ state: 'none', erase_at: null });
    const [old] = await linksTo(origin, email, '/delete-account/cancel');
    const cancel = (token: string) => client.form('/api/user/delete/cancel-by-link', { token });
    expect((await cancel(old?.token ?? '')).status).toBe(404);

    await ask();
    await confirm((await linksTo(origin, email, '/delete-account/confirm')).at(-1)?.token ?? '');
    const links = await linksTo(origin, email, '/delete-account/cancel');
    const fresh = links.map(({ token }) => token).find((token) => token !== old?.token) ?? '';
    expect((await cancel(fresh)).status).toBe(200);
    expect((await cancel(fresh)).status).toBe(404);
    expect((await emailsTo(origin, email)).filter(({ subject }) => subject === 'Your account stays')).toHaveLength(2);
    origin.now.advance(15 * day);
    await eraseAccounts.run(origin.ctx);
    expect((await signIn()).status).toBe(200);
  });

  it('begins once per link and retains the first date when another link is confirmed', async () => {
    await ask();
    await ask();
    const [first, second] = await linksTo(origin, email, '/delete-account/confirm');
    expect((await confirm(first?.token ?? '')).status).toBe(200);
    expect((await confirm(first?.token ?? '')).status).toBe(404);
    expect((await confirm(second?.token ?? '')).status).toBe(404);
    const { erase_at } = await state();
    origin.now.advance(day);
    const later = await confirmed();
    expect(later.status).toBe(404);
    await confirm((await linksTo(origin, email, '/delete-account/confirm')).at(-1)?.token ?? '');
    expect((await state()).erase_at).toBe(erase_at);
  });

  it('rejects a confirmation link after seven days', async () => {
    await ask();
    const [link] = await linksTo(origin, email, '/delete-account/confirm');
    origin.now.advance(7 * day);
    expect((await confirm(link?.token ?? '')).status).toBe(404);
    expect((await state()).state).toBe('none');
  });
});

/** Returns the content of all tables as text. */
async function everythingIn({ ctx }: TestOrigin): Promise<string> {
  const tables = await ctx.db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(ctx.db).then((found) => found.rows)),
  );
  return JSON.stringify(rows);
}
