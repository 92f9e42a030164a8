import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/setup/a-person.ts';
import { aPng, type PngOptions } from '#tests/setup/a-png.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { moveCredit } from '../credits/move-credit.ts';
import { eraseAccounts } from '../privacy/erase-accounts.ts';

const ACCORD = '1HGCM82693A000001';
const FORD = '1FTFW1ET5DFA00001';
const wide = aPng({ width: 40, height: 10 });
const tall = aPng({ width: 10, height: 20, paint: () => [0, 90, 0, 128] });

/** Returns the width and height of the images in a PDF; an alpha channel is a separate image. */
const picturesIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image\n[^>]*?>>/g)].map(
    ([object]) => `${/\/Width (\d+)/.exec(object)?.[1]}x${/\/Height (\d+)/.exec(object)?.[1]}`,
  );

describe.each(['sqlite', 'postgres'] as const)("dealers' logos on %s", (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let ada: Awaited<ReturnType<typeof aPerson>>;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    ada = await aDealer('ada@people.example');
  });
  afterEach(() => origin.close());

  async function aDealer(email: string) {
    const person = await aPerson(origin, email);
    await client.form('/api-cwa/dealer-register', { company_name: 'Engines & Co' }, person.headers);
    await origin.ctx.db.transaction().execute(async (trx) => {
      const move = { user_id: person.id, delta: 9, reason: 'order', reference: 'order-1', now: origin.now() };
      await moveCredit(trx, { ...move, id: `move-${person.id}`, kind: 'global' });
    });
    return person;
  }
  const choose = (logo: Buffer, { headers } = ada) =>
    client.json('/api-cwa/dealer_logo', { data: logo.toString('base64') }, headers);
  const remove = ({ headers } = ada) => client.form('/api-cwa/remove_dealer_logo', {}, headers);
  const makeReport = async (vin: string, { headers } = ada) =>
    (await (await client.form('/api-cwa/generate-report', { vin }, headers)).json()).data;
  const pdfOf = async (id: string, { token } = ada) =>
    Buffer.from(await (await client.get(`/api-cwa/view_pdf?id=${id}`, token)).arrayBuffer());
  const makeSticker = async () => {
    const fields = { vin: ACCORD, year: '2003', make: 'HONDA', model: 'ACCORD', style: '', trim: 'EX-V6' };
    const choices = { colors: ' ', packages: Buffer.from('[]').toString('base64'), buildsheet_color: 'no' };
    return (await (await client.multipart('/api-cwa/confirm-sticker', { ...fields, ...choices }, ada.token)).json())
      .data;
  };
  const storedLogos = async () =>
    (
      await origin.ctx.db.selectFrom('dealer_logos').select(['base64', 'is_current']).orderBy('is_current').execute()
    ).map(({ base64, is_current }) => [Buffer.from(base64, 'base64').equals(wide) ? 'wide' : 'tall', is_current]);

  it("prints the logo on reports and stickers, with the dealer's name as its text alternative", async () => {
    await choose(wide);
    const [report, sticker] = [await makeReport(ACCORD), await makeSticker()];
    expect([report.prepared_by, sticker.prepared_by]).toEqual(['Engines & Co', 'Engines & Co']);
    for (const { id } of [report, sticker]) {
      const pdf = await pdfOf(id);
      expect(picturesIn(pdf)).toEqual(['40x10', '40x10']);
      expect(pdf.toString('latin1')).toContain('/Alt (Prepared by Engines & Co)');
    }
  });

  it('prints a document with identical bytes after logo and name have changed', async () => {
    const plain = await makeReport(FORD);
    const [plainPdf, none] = [await pdfOf(plain.id), await makeSticker()];
    await choose(wide);
    const report = await makeReport(ACCORD);
    const printed = await pdfOf(report.id);
    await choose(tall);
    await client.json('/api/user/update-profile', { company_name: 'Another name' }, ada.headers);
    const sticker = await makeSticker();
    expect(picturesIn(await pdfOf(sticker.id))).toEqual(['10x20', '10x20']);
    expect(await pdfOf(report.id)).toEqual(printed);
    await remove();
    expect(await pdfOf(report.id)).toEqual(printed);
    expect(picturesIn(await pdfOf((await makeSticker()).id))).toEqual([]);
    expect([plain.prepared_by, none.prepared_by]).toEqual([undefined, undefined]);
    expect(await pdfOf(plain.id)).toEqual(plainPdf);
  });

  it('prints the same document through a shared link, and verifies it', async () => {
    await choose(wide);
    const { id } = await makeReport(ACCORD);
    const { data } = await (await client.form('/api-cwa/share', { id }, ada.headers)).json();
    const pdf = await pdfOf(id);
    await remove();
    const shared = await client.get(`/api-cwa/shared-pdf?key=${data.key}`);
    expect(Buffer.from(await shared.arrayBuffer())).toEqual(pdf);
    const { checksum } = await origin.ctx.db.selectFrom('document_seals').select('checksum').executeTakeFirstOrThrow();
    expect((await (await client.get(`/api-cwa/verify?checksum=${checksum}`)).json()).data).toMatchObject({
      prepared_by: 'Engines & Co',
      unaltered: true,
    });
    for (const call of [`shared_logo?key=${data.key}`, `verified_logo?checksum=${checksum}`]) {
      const logo = await client.get(`/api-cwa/${call}`);
      expect([logo.headers.get('content-type'), logo.headers.get('x-content-type-options')]).toEqual([
        'image/png',
        'nosniff',
      ]);
      expect(Buffer.from(await logo.arrayBuffer())).toEqual(wide);
    }
    await origin.ctx.db.updateTable('documents').set({ prepared_by: 'Somebody else' }).execute();
    const altered = (await (await client.get(`/api-cwa/verify?checksum=${checksum}`)).json()).data;
    expect(altered.unaltered).toBe(false);
  });

  it('deletes only a replaced logo that no document uses', async () => {
    await choose(wide);
    await choose(tall);
    expect(await storedLogos()).toEqual([['tall', 1]]);
    await makeReport(ACCORD);
    await choose(wide);
    expect(await storedLogos()).toEqual([
      ['tall', 0],
      ['wide', 1],
    ]);
    await choose(wide);
    await remove();
    expect(await storedLogos()).toEqual([['tall', 0]]);
    await choose(tall);
    expect(await storedLogos()).toEqual([['tall', 1]]);
  });

  it('has at most one current logo and prints complete documents when calls run concurrently', async () => {
    const calls = [choose(wide), choose(tall), makeReport(ACCORD), choose(wide), makeReport(FORD), remove()];
    await Promise.all([...calls, choose(tall), makeSticker()]);
    const current = (await storedLogos()).filter(([, isCurrent]) => isCurrent === 1);
    expect(current.length).toBeLessThan(2);
    const documents = await origin.ctx.db.selectFrom('documents').select('id').execute();
    expect(documents).toHaveLength(3);
    for (const { id } of documents) expect((await pdfOf(id)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('stores the same image separately for two dealers and serves it only to its owner', async () => {
    const eve = await aDealer('eve@people.example');
    await choose(wide);
    const { id } = await makeReport(ACCORD);
    await choose(wide, eve);
    expect(await origin.ctx.db.selectFrom('dealer_logos').select('id').execute()).toHaveLength(2);
    await remove();
    expect((await client.get('/api-cwa/dealer_logo', eve.token)).status).toBe(200);
    await remove(eve);
    expect(await storedLogos()).toEqual([['wide', 0]]);
    expect((await client.get(`/api-cwa/document_logo?id=${id}`, eve.token)).status).toBe(404);
    expect((await client.get(`/api-cwa/document_logo?id=${id}`)).status).toBe(401);
    expect((await makeReport(FORD, eve)).prepared_by).toBeUndefined();
  });

  it('is restricted to dealers', async () => {
    const user = await aPerson(origin, 'user@people.example');
    const calls = [choose(wide, user), remove(user), client.get('/api-cwa/dealer_logo', user.token)];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await storedLogos()).toEqual([]);
  });

  const tampered = (change: (png: Buffer) => void) => {
    const png = Buffer.from(wide);
    change(png);
    return png;
  };
  const bomb: PngOptions = { width: 10, height: 10, lines: Buffer.alloc(64 * 1_024 * 1_024) };
  it.each<[string, Buffer]>([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>')],
    ['a file that only starts like a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a file that only starts like a JPEG', Buffer.from('ffd8ffe0', 'hex')],
    ['a WebP picture, which cannot be printed', Buffer.from('52494646000000005745425056503820', 'hex')],
    ['a picture with more than 600 pixels per side', aPng({ width: 601, height: 1 })],
    ['an interlaced PNG', aPng({ interlaced: true })],
    ['a PNG with too few lines', aPng({ height: 4, lines: Buffer.alloc(17) })],
    ['a PNG that decompresses to far more than declared', aPng(bomb)],
    ['a PNG with an unknown filter', aPng({ lines: Buffer.alloc(17, 9) })],
    ['a PNG with corrupt data', tampered((png) => png.fill(0xee, 45, 52))],
    ['a PNG with a chunk that extends past its end', tampered((png) => png.writeUInt32BE(0xffffff, 33))],
    ['more than 2 MB', Buffer.concat([wide, Buffer.alloc(2 * 1_024 * 1_024)])],
  ])('rejects %s', async (_what, logo) => {
    const refused = await choose(logo);
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).fields)).toEqual(['data']);
    expect(await storedLogos()).toEqual([]);
  });

  it("exports logos with a user's data and deletes them with the account", async () => {
    await choose(wide);
    await makeReport(ACCORD);
    await choose(tall);
    const { data } = await (await client.get('/api/user/export', ada.token)).json();
    const exported = JSON.stringify(data.documents);
    for (const logo of [wide, tall]) expect(exported).toContain(logo.toString('base64'));
    expect(exported).toContain('"prepared_by":"Engines & Co"');
    const [confirmed_at, erase_at] = [origin.now(), origin.now()];
    await origin.ctx.db
      .insertInto('deletions')
      .values({ user_id: ada.id, message: '', language: 'en', confirmed_at, erase_at, erased_at: null })
      .execute();
    await eraseAccounts.run(origin.ctx);
    expect(await storedLogos()).toEqual([]);
  });
});
