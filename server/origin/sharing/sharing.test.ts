import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/setup/a-person.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { pageText, printedPages } from '#tests/setup/read-pdf.ts';
import { callLimits } from '../kernel/limits/call-limits.ts';

const vin = '1HGCM82693A000001';

describe.each(['sqlite', 'postgres'] as const)('sharing and proving documents on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let ada: Awaited<ReturnType<typeof aPerson>>;
  /** ID of Ada's report. */
  let id: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    ada = await aPerson(origin, 'ada@people.example');
    const token = await client.signIn();
    const made = await client.form('/api-cwa/generate-report', { vin }, { authorization: `Bearer ${token}` });
    id = (await made.json()).data.id;
    await origin.ctx.db.updateTable('documents').set({ user_id: ada.id }).execute();
  });
  afterEach(() => origin.close());

  const share = async () => (await client.form('/api-cwa/share', { id }, ada.headers)).json();
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  const ownPdf = async () => bytesOf(await client.get(`/api-cwa/view_pdf?id=${id}`, ada.token));
  const upload = (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set('file', new File([bytes], 'report.pdf'));
    return origin.origin.fetch(new Request('http://origin.test/api-cwa/verify', { method: 'POST', body }));
  };
  const checksumOn = (pdf: Uint8Array) => /\n([0-9a-f]{64})(\n|$)/.exec(pageText(printedPages(pdf)[0]))?.[1] ?? '';

  it('RPT-11 RPT-08 prints a report by ID and by VIN, only for its owner', async () => {
    const byId = await ownPdf();
    expect(pageText(printedPages(byId)[0])).toContain('2003 Honda Accord');
    expect(await bytesOf(await client.get(`/api-cwa/filter-pdf?vin=${vin.toLowerCase()}`, ada.token))).toEqual(byId);
    const eve = await aPerson(origin, 'eve@people.example');
    for (const call of [`view_pdf?id=${id}`, `filter-pdf?vin=${vin}`]) {
      expect((await client.get(`/api-cwa/${call}`, eve.token)).status).toBe(404);
      expect((await client.get(`/api-cwa/${call}`)).status).toBe(401);
    }
  });

  it('prints in Spanish on the Spanish site', async () => {
    const request = new Request(`http://es.localhost/api-cwa/view_pdf?id=${id}`, { headers: ada.headers });
    const pdf = await bytesOf(await origin.origin.fetch(request));
    expect(pageText(printedPages(pdf)[0])).toContain('Qué se consultó');
    expect(checksumOn(pdf)).toBe(checksumOn(await ownPdf()));
  });

  it('opens a shared document with its link, without revealing its owner', async () => {
    const { data } = await share();
    expect(data.address).toMatch(new RegExp(`/shared/${data.key}$`));
    const read = await client.get(`/api-cwa/shared?key=${data.key}`);
    const text = await read.text();
    expect(JSON.parse(text)).toMatchObject({ status: 'success', data: { kind: 'report', document: { vin } } });
    for (const secret of [ada.id, 'ada@people.example', 'Byron']) expect(text).not.toContain(secret);
    const pdf = await client.get(`/api-cwa/shared-pdf?key=${data.key}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await bytesOf(pdf)).toEqual(await ownPdf());
  });

  it('stores only the hash of a share key', async () => {
    const { data } = await share();
    const rows = await origin.ctx.db.selectFrom('document_shares').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(data.key);
    expect(data.key.length).toBeGreaterThanOrEqual(43);
  });

  it('revokes all links of a document at once, and is idempotent', async () => {
    const [one, other] = [await share(), await share()];
    const revoke = async () => (await client.form('/api-cwa/unshare', { id }, ada.headers)).json();
    expect(await revoke()).toEqual({ status: 'success', data: { revoked: 2 } });
    expect(await revoke()).toEqual({ status: 'success', data: { revoked: 0 } });
    for (const { data } of [one, other]) {
      expect((await client.get(`/api-cwa/shared?key=${data.key}`)).status).toBe(404);
      expect((await client.get(`/api-cwa/shared-pdf?key=${data.key}`)).status).toBe(404);
    }
  });

  it('does not let other users share or revoke a document', async () => {
    const { data } = await share();
    const eve = await aPerson(origin, 'eve@people.example');
    expect((await client.form('/api-cwa/share', { id }, eve.headers)).status).toBe(404);
    await client.form('/api-cwa/unshare', { id }, eve.headers);
    expect((await client.get(`/api-cwa/shared?key=${data.key}`)).status).toBe(200);
    expect((await client.form('/api-cwa/share', { id })).status).toBe(401);
  });

  it('limits guesses of keys', async () => {
    const { times } = callLimits.sharedByCaller;
    for (let guess = 0; guess < times; guess += 1) {
      expect((await client.get(`/api-cwa/shared?key=guess-${guess}`)).status).toBe(404);
    }
    const stopped = await client.get('/api-cwa/shared?key=guess');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('verifies the checksum on a print without revealing VIN or owner', async () => {
    const checksum = checksumOn(await ownPdf());
    const answer = await client.get(`/api-cwa/verify?checksum=${checksum.toUpperCase()}`);
    const text = await answer.text();
    expect(JSON.parse(text).data).toEqual({
      kind: 'report',
      vin: '***********000001',
      vehicle: '2003 Honda Accord',
      created_at: origin.now(),
      demonstration: true,
      unaltered: true,
      compared: 'checksum',
    });
    expect(text).not.toContain(vin);
    expect((await client.get(`/api-cwa/verify?checksum=${'0'.repeat(64)}`)).status).toBe(404);
    expect((await client.get('/api-cwa/verify?checksum=short')).status).toBe(422);
  });

  it('detects a stored document that was altered', async () => {
    const checksum = checksumOn(await ownPdf());
    const row = await origin.ctx.db.selectFrom('documents').selectAll().executeTakeFirstOrThrow();
    const snapshot = row.snapshot.replace('"severe"', '"notice"');
    expect(snapshot).not.toBe(row.snapshot);
    await origin.ctx.db.updateTable('documents').set({ snapshot }).execute();
    const { data } = await (await client.get(`/api-cwa/verify?checksum=${checksum}`)).json();
    expect(data.unaltered).toBe(false);
  });

  it('recognizes an issued file, but not with a changed byte', async () => {
    const pdf = await ownPdf();
    const { data } = await (await upload(pdf)).json();
    expect(data).toMatchObject({ kind: 'report', unaltered: true, compared: 'file' });
    const byHash = (bytes: Uint8Array) =>
      client.get(`/api-cwa/verify?checksum=${createHash('sha256').update(bytes).digest('hex')}`);
    expect((await (await byHash(pdf)).json()).data).toEqual(data);
    const forged = pdf.map((byte, index) => (index === pdf.length - 100 ? byte ^ 1 : byte));
    expect((await upload(forged)).status).toBe(404);
    expect((await byHash(forged)).status).toBe(404);
    expect((await upload(new Uint8Array(3 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await client.form('/api-cwa/verify', { file: 'report.pdf' })).status).toBe(422);
  });

  it('deletes links and verification data with the document', async () => {
    await share();
    await ownPdf();
    await origin.ctx.db.deleteFrom('report_claims').execute();
    await origin.ctx.db.deleteFrom('documents').where('id', '=', id).execute();
    for (const table of ['document_shares', 'document_seals', 'document_prints'] as const) {
      expect(await origin.ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
