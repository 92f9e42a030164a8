import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#tests/setup/open-shop.ts';
import type { ReportSource } from '../kernel/ports/report-source.ts';

const HONDA = '1HGCM82693A000001';
const NO_RECORDS = '1HGCM82633A004352';
const GUEST = 'guest@people.example';
const BUNDLE = { total: 1_999, lines: [{ list: 'vhr', plan: 'bundle-1', vin: HONDA }] };
const REPORT = { lines: [{ list: 'vhr', plan: 'vhr-1', vin: HONDA }] };
const STICKER = { total: 999, lines: [{ list: 'sticker', plan: 'sticker-1', vin: HONDA }] };
const ONE_HOUR_MS = 3_600_000;

const linksIn = (text: string) => [...text.matchAll(/\/documents\/([\w-]{43})/g)].map(([, key = '']) => key);

describe.each(['sqlite', 'postgres'] as const)('delivery on %s', (engine) => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await openShop(engine, { demonstration: true });
  });
  afterEach(() => shop.close());

  const guestId = async () =>
    (await shop.ctx.db.selectFrom('users').select('id').where('email', '=', GUEST).executeTakeFirstOrThrow()).id;
  const documents = () => shop.ctx.db.selectFrom('documents').selectAll().execute();
  const receiptText = async () =>
    (await shop.mailsTo(GUEST)).find(({ text }) => text.includes('/documents/'))?.text ?? '';
  const byKey = (key: string) => shop.get(`/landing/document?key=${key}`);

  it('DEL-01 creates report and sticker of a paid order automatically, once, and charges their credits', async () => {
    const { body } = await shop.bought({ email: GUEST, ...BUNDLE });
    expect(body.documents.map(({ kind, state }: Record<string, string>) => [kind, state])).toEqual([
      ['report', 'ready'],
      ['sticker', 'ready'],
    ]);
    expect((await documents()).map(({ kind, vin }) => [kind, vin]).sort()).toEqual([
      ['report', HONDA],
      ['sticker', HONDA],
    ]);
    expect(await shop.credits(await guestId())).toEqual({ vhr: 0, sticker: 0, global: 0 });
    await shop.runJobs();
    expect(await documents()).toHaveLength(2);
  });

  it('DEL-01 returns the same document when a job is interrupted after creating it', async () => {
    await shop.bought({ email: GUEST, ...REPORT });
    const [made] = await documents();
    // Simulates a host that failed after creating the document and before recording it.
    await shop.ctx.db.updateTable('deliveries').set({ state: 'waiting', document_id: null }).execute();
    await shop.ctx.db
      .updateTable('jobs')
      .set({ finished_at: null, lease_until: null, due_at: shop.now() })
      .where('kind', '=', 'deliver-document')
      .execute();
    await shop.runJobs();
    expect((await documents()).map(({ id }) => id)).toEqual([made?.id]);
    expect((await shop.deliveries())[0]).toMatchObject({ state: 'ready', document_id: made?.id });
  });

  it('DEL-02 opens documents only with the `custom_data` of their order', async () => {
    const mine = await shop.bought({ email: GUEST, ...REPORT });
    const other = await shop.bought({ email: 'other@people.example', ...REPORT });
    const [delivery] = mine.body.documents;
    const read = (words: string) => shop.get(`/landing/document?custom_data=${words}&delivery=${delivery.id}`);
    expect((await read(mine.body.custom_data)).body.data).toMatchObject({
      state: 'ready',
      document: { kind: 'report' },
    });
    expect((await read(other.body.custom_data)).status).toBe(404);
    expect((await read(`${mine.body.order_id}.9999999999999.forged`)).status).toBe(400);
    expect((await shop.get(`/landing/document?delivery=${delivery.id}`)).status).toBe(404);
  });

  it('DEL-03 includes a read-only private link to each document in the receipt, valid for 90 days', async () => {
    await shop.bought({ email: GUEST, ...BUNDLE });
    const keys = linksIn(await receiptText());
    expect(keys).toHaveLength(2);
    const [key = ''] = keys;
    expect((await byKey(key)).body.data.document.document.snapshot.vehicle.vin).toBe(HONDA);
    const pdf = await shop.client.get(`/landing/document-pdf?key=${key}`);
    expect([
      pdf.headers.get('content-type'),
      pdf.headers.get('x-robots-tag'),
      pdf.headers.get('cache-control'),
    ]).toEqual(['application/pdf', 'noindex', 'no-store']);
    const stored = await shop.ctx.db.selectFrom('document_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    shop.now.advance(90 * 86_400_000);
    expect((await byKey(key)).status).toBe(404);
  });

  it("DEL-03 emails a new link only to the order's address and does not reveal whether a link exists", async () => {
    await shop.bought({ email: GUEST, ...REPORT });
    const [key = ''] = linksIn(await receiptText());
    shop.now.advance(91 * 86_400_000);
    const asked = await shop.send('/landing/document-link', { key });
    const guessed = await shop.send('/landing/document-link', { key: 'x'.repeat(43) });
    expect([asked, guessed.body]).toEqual([{ status: 200, body: { status: 'success' } }, { status: 'success' }]);
    const newest = (await shop.mailsTo(GUEST)).at(-1);
    expect((await byKey(linksIn(newest?.text ?? '')[0] ?? '')).status).toBe(200);
    const all = await shop.ctx.db.selectFrom('mails').select('recipient').execute();
    expect(new Set(all.map(({ recipient }) => recipient))).toEqual(new Set([GUEST]));
  });

  it('DEL-03 sets a password with a separate single-use link within seven days and lists the document in the account', async () => {
    await shop.bought({ email: GUEST, ...REPORT });
    const mail = (await shop.mailsTo(GUEST)).find(({ text }) => text.includes('/reset-password/'));
    expect(mail?.text).toContain('7 days');
    const token = /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    shop.now.advance(6 * 86_400_000);
    const set = await shop.send('/api-cwa/reset-password/confirm', { token, new_pass: 'a-long-new-password-1' });
    const list = await shop.get('/api-cwa/report-lists', set.body.data.token);
    expect(list.body.data.reports.map(({ vehicle }: { vehicle: { vin: string } }) => vehicle.vin)).toEqual([HONDA]);
    expect(
      (await shop.send('/api-cwa/reset-password/confirm', { token, new_pass: 'another-password-2' })).status,
    ).not.toBe(200);
  });

  it.each([
    ['refunded', 'refunded'],
    ['disputed', 'disputed'],
  ] as const)('DEL-03 does not open a document that was %s with any link', async (_what, card) => {
    const bought = await shop.bought({ email: GUEST, ...REPORT }, card);
    const [key = ''] = linksIn(await receiptText());
    expect((await byKey(key)).status).toBe(200);
    shop.now.advance(10_000);
    await shop.runJobs();
    expect((await byKey(key)).status).toBe(404);
    const [delivery] = bought.body.documents;
    const path = `/landing/document?custom_data=${bought.body.custom_data}&delivery=${delivery.id}`;
    expect((await shop.get(path)).status).toBe(404);
  });

  it('DEL-04 sells no report without records and no sticker without a catalog entry, not even by direct link', async () => {
    const order = (fields: object) => shop.order({ email: GUEST, ...fields });
    const report = await order({ lines: [{ list: 'vhr', plan: 'vhr-1', vin: NO_RECORDS }] });
    expect([report.status, report.body]).toEqual([
      409,
      expect.objectContaining({ reason: 'not-deliverable', kind: 'report' }),
    ]);
    const unknown = '1G1ZT51806F109149';
    const sticker = await order({ total: 999, lines: [{ list: 'sticker', plan: 'sticker-1', vin: unknown }] });
    expect([sticker.status, sticker.body.reason]).toEqual([409, 'not-deliverable']);
    const form = await shop.buy({ email: GUEST, vin: NO_RECORDS });
    expect([form.status, form.body.reason]).toEqual([409, 'not-deliverable']);
    expect(await shop.orders()).toEqual([]);
  });

  it('PAY-09 requires consent to sell a document for immediate delivery to the EU', async () => {
    const german = { email: GUEST, ...REPORT, country: 'DE' };
    const refused = await shop.order(german);
    expect([refused.status, refused.body.fields]).toEqual([422, { immediate_delivery: expect.any(String) }]);
    const { body } = await shop.bought({ ...german, immediate_delivery: true });
    expect(body.status).toBe('success');
    expect(await receiptText()).toContain('your right to withdraw ends once a document is delivered');
  });

  it("PAY-09 refunds a withdrawal once, except for documents delivered early at the buyer's request", async () => {
    const { body } = await shop.bought({ email: GUEST, ...REPORT });
    const withdraw = (fields: object = {}) =>
      shop.send('/landing/withdrawal', { name: 'Guest', order_number: body.order_number, email: GUEST, ...fields });
    const stranger = await withdraw({ email: 'other@people.example' });
    const receipt = await withdraw();
    expect(receipt).toEqual(stranger);
    expect(receipt.body.data).toEqual({ order_number: body.order_number, received_at: shop.now() });
    await withdraw();
    await shop.runJobs();
    // Without consent at checkout, the delivered report is also refunded and revoked.
    expect((await shop.refunds()).map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
      [1_499, 'withdrawal', 'done'],
    ]);
    expect((await documents()).map(({ revoked_by }) => revoked_by !== null)).toEqual([true]);
  });

  it('PAY-09 refunds nothing for a withdrawal after delivery with consent, or after 14 days', async () => {
    const waived = await shop.bought({ email: GUEST, ...REPORT, country: 'DE', immediate_delivery: true });
    const late = await shop.bought({ email: GUEST, lines: [{ list: 'vhr', plan: 'vhr-1' }], country: 'DE' });
    const withdraw = (number: string) =>
      shop.send('/landing/withdrawal', { name: 'Guest', order_number: number, email: GUEST });
    await withdraw(waived.body.order_number);
    shop.now.advance(15 * 86_400_000);
    await withdraw(late.body.order_number);
    expect(await shop.refunds()).toEqual([]);
  });

  it('PAY-04 revokes unused credits first, and documents only for the rest of a refund', async () => {
    await shop.bought({ email: GUEST, total: 4_999, lines: [{ list: 'vhr', plan: 'vhr-5', vin: HONDA }] }, 'refunded');
    expect(await shop.credits(await guestId())).toMatchObject({ vhr: 4 });
    shop.now.advance(10_000);
    await shop.runJobs();
    expect(await shop.credits(await guestId())).toMatchObject({ vhr: 0 });
    expect((await documents()).map(({ revoked_by }) => revoked_by !== null)).toEqual([true]);
    const balances = await shop.ctx.db
      .selectFrom('credit_ledger')
      .select(({ fn }) => ['kind', fn.sum<number>('delta').as('balance')])
      .groupBy('kind')
      .execute();
    expect(balances.every(({ balance }) => Number(balance) >= 0)).toBe(true);
  });

  it('PAY-04 restores documents and links when a dispute is won', async () => {
    await shop.bought({ email: GUEST, ...STICKER }, 'dispute-won');
    const [key = ''] = linksIn(await receiptText());
    shop.now.advance(3_500);
    await shop.runJobs();
    expect((await byKey(key)).status).toBe(404);
    shop.now.advance(3_500);
    await shop.runJobs();
    expect((await byKey(key)).status).toBe(200);
  });
});

describe.each(['sqlite', 'postgres'] as const)('failed delivery on %s', (engine) => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await openShop(engine, { demonstration: true, reportSources: [BROKEN] });
  });
  afterEach(() => shop.close());

  /** Removes the records after the payment, so that the delivery fails. */
  const failed = async () => {
    const ordered = await shop.order({ email: GUEST, ...REPORT });
    await shop.ctx.db.deleteFrom('history_records').where('vin', '=', HONDA).execute();
    await shop.pay(ordered);
    return ordered;
  };
  const pass = async (milliseconds: number) => {
    shop.now.advance(milliseconds);
    await shop.runJobs();
  };
  const anHour = async () => {
    for (let minutes = 0; minutes < 75; minutes += 5) await pass(300_000);
  };
  const choiceWords = async () =>
    (await shop.mailsTo(GUEST)).flatMap(({ text }) => /\/checkout\/choice\/(\S+)/.exec(text)?.[1] ?? []);

  it('DEL-05 retries for an hour and succeeds when the source is available again', async () => {
    const records = await shop.ctx.db.selectFrom('history_records').selectAll().where('vin', '=', HONDA).execute();
    const ordered = await failed();
    await pass(20 * 60_000);
    expect((await shop.deliveries())[0]?.state).toBe('waiting');
    await shop.ctx.db.insertInto('history_records').values(records).execute();
    await pass(10 * 60_000);
    expect((await shop.read(ordered)).body.documents[0].state).toBe('ready');
    expect(await choiceWords()).toEqual([]);
  });

  it("PAY-04 does not use another order's credits for a document that was refunded before it was created", async () => {
    await shop.bought({ email: GUEST });
    const ordered = await failed();
    const { order_number, documents } = (await shop.read(ordered)).body;
    expect(documents[0].state).toBe('waiting');
    await shop.send('/landing/withdrawal', { name: 'Guest', order_number, email: GUEST });
    await pass(60_000);
    expect((await shop.read(ordered)).body.documents[0].state).toBe('refunded');
    expect((await shop.refunds()).map(({ amount, state }) => [amount, state])).toEqual([[1_499, 'done']]);
    const { id } = await shop.ctx.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', GUEST)
      .executeTakeFirstOrThrow();
    expect((await shop.credits(id)).vhr).toBe(1);
    await anHour();
    expect(await choiceWords()).toEqual([]);
  });

  it('DEL-05 lets the buyer choose a compensation, and the first choice counts', async () => {
    await failed();
    await anHour();
    const [words = ''] = await choiceWords();
    const choose = (choice: string) => shop.send('/landing/delivery-choice', { words, choice });
    expect((await choose('credit')).body.data.state).toBe('credited');
    expect((await choose('refund')).body.data.state).toBe('credited');
    await pass(80 * ONE_HOUR_MS);
    expect(await shop.refunds()).toEqual([]);
    const { id } = await shop.ctx.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', GUEST)
      .executeTakeFirstOrThrow();
    expect((await shop.credits(id)).vhr).toBe(1);
  });

  it('DEL-05 refunds once after 72 hours without a choice', async () => {
    await failed();
    await anHour();
    expect(await choiceWords()).toHaveLength(1);
    await pass(71 * ONE_HOUR_MS);
    expect(await shop.refunds()).toEqual([]);
    await pass(2 * ONE_HOUR_MS);
    await pass(2 * ONE_HOUR_MS);
    expect((await shop.refunds()).map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
      [1_499, 'undelivered', 'done'],
    ]);
    const { id } = await shop.ctx.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', GUEST)
      .executeTakeFirstOrThrow();
    expect((await shop.credits(id)).vhr).toBe(0);
  });
});

const BROKEN: ReportSource = {
  source: { id: 'broken', name: 'A source that is down', sections: ['titles'] },
  limitMs: 1_000,
  ask: () => Promise.reject(new Error('It is down.')),
};
