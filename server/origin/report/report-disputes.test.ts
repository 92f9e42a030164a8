import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsTo } from '#tests/setup/mailbox.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { supportAddress } from '../kernel/site/support-address.ts';

const vin = '5YJ3E1EA8KF000001';
const day = 24 * 60 * 60 * 1_000;

describe.each(['sqlite', 'postgres'] as const)('changes and disputes of a report on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterEach(() => origin.close());

  const bearer = (whose = token) => ({ authorization: `Bearer ${whose}` });
  const make = async (wanted = vin) =>
    (await (await client.form('/api-cwa/generate-report', { vin: wanted }, bearer())).json()).data;
  const dispute = (fields: Record<string, string>, whose = token) =>
    client.form('/api-cwa/dispute', fields, bearer(whose));

  it('stores a dispute with the report, notifies the support team once, and shows it', async () => {
    const report = await make('1G1YY22G365000001');
    const finding = report.snapshot.findings.find(
      ({ matter }: { matter: { code: string } }) => matter.code === 'recovered',
    );
    const fields = { id: report.id, finding_id: finding.id, message: 'It was never stolen.' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => dispute(fields)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await dispute({ ...fields, message: 'Something else.' })).status).toBe(409);
    const shown = await (await client.get(`/api-cwa/report?id=${report.id}`, token)).json();
    expect(shown.data).toMatchObject({
      id: report.id,
      snapshot: report.snapshot,
      disputes: [{ finding_id: finding.id, message: 'It was never stolen.', created_at: origin.now() }],
    });
    const team = (await supportAddress(origin.ctx, 'test.vinport.example')) ?? '';
    const emails = (await emailsTo(origin, team)).filter(({ subject }) => subject.startsWith('Finding disputed'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('It was never stolen.');
    expect(emails[0]?.text).toContain('Demonstration: theft reports, demo-0023');
  });

  it("rejects a dispute of an unknown finding or another user's report, or without text", async () => {
    const { id, snapshot } = await make('1G1YY22G365000001');
    const fields = { id, finding_id: snapshot.findings[0].id, message: 'No.' };
    expect((await dispute(fields, await client.signIn('dealer'))).status).toBe(404);
    expect((await dispute({ ...fields, finding_id: 'other' })).status).toBe(404);
    expect((await dispute({ ...fields, message: ' ' })).status).toBe(422);
    expect(await origin.ctx.db.selectFrom('finding_disputes').select('id').execute()).toEqual([]);
  });

  it('reports changes since the previous report, and none for the first', async () => {
    const first = await make();
    const changesOf = async (id: string) =>
      (await (await client.get(`/api-cwa/report-changes?id=${id}`, token)).json()).data;
    expect(await changesOf(first.id)).toBeNull();
    const payload = JSON.stringify({ state: 'active', holder: 'A bank', place: 'CA' });
    const lien = { source: 'Demonstration: lien register', record_id: 'new', vin, payload, demonstration: 1 };
    await origin.ctx.db
      .insertInto('history_records')
      .values({ ...lien, kind: 'lien', occurred_at: 1 })
      .execute();
    origin.now.advance(day);
    const second = await make();
    expect(await changesOf(second.id)).toMatchObject({
      earlier: { id: first.id, created_at: first.created_at },
      changes: {
        verdict: { from: 'nothing-found', to: 'caution' },
        addedRecords: [{ kind: 'lien', recordId: 'new', holder: 'A bank', releasedAt: null }],
        removedRecords: [],
        addedFindings: [{ section: 'liens' }],
      },
    });
    expect(await changesOf(first.id)).toBeNull();
  });

  it.each([
    ['/api-cwa/generate-report-with-spec', 'RPT-01'],
    ['/api/classic/antique', 'RPT-02'],
  ])('%s emails the report in its transaction, once per idempotency key (%s)', async (path) => {
    const fields = { vin, year: '2019', make: 'Tesla', model: 'Model 3', email: 'ada@people.example' };
    const send = () => client.form(path, fields, { ...bearer(), 'idempotency-key': 'one' });
    expect(await (await send()).json()).toEqual({ status: 'success' });
    expect(await (await send()).json()).toEqual({ status: 'success' });
    const [{ id } = { id: '' }] = await origin.ctx.db.selectFrom('documents').select('id').execute();
    const emails = await emailsTo(origin, 'ada@people.example');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.subject).toBe('Your vehicle history report: 2019 Tesla Model 3');
    expect(emails[0]?.text).toContain(`/members/reports/${id}`);
    const mail = await origin.ctx.db
      .selectFrom('mails')
      .select('attachments')
      .where('recipient', '=', 'ada@people.example')
      .executeTakeFirstOrThrow();
    const [file] = JSON.parse(mail.attachments);
    expect(file).toMatchObject({ filename: `report-${vin}.pdf`, contentType: 'application/pdf' });
    expect(Buffer.from(file.base64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('sends no email if no report was created or the address is invalid', async () => {
    const antique = (changes: Record<string, string>) =>
      client.form('/api-cwa/generate-report-with-spec', { vin, email: 'ada@people.example', ...changes }, bearer());
    expect(await (await antique({ vin: '9Z99Z999999' })).json()).toEqual({ status: 'error', message: 'no data' });
    expect((await antique({ email: 'ada' })).status).toBe(422);
    await origin.ctx.db.deleteFrom('credit_ledger').execute();
    expect((await antique({})).status).toBe(402);
    expect(await emailsTo(origin, 'ada@people.example')).toEqual([]);
  });
});
