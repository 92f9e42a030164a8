import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { balancesOf } from '../credits/balances-of.ts';

const vin = '1HGCM82693A000001';
/** A valid check digit, but an unknown vehicle. */
const unknown = '1ZZZZ00013A000001';

describe.each(['sqlite', 'postgres'] as const)('report generation on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterEach(() => origin.close());

  const make = (fields: Record<string, string>, key?: string) =>
    client.form('/api-cwa/generate-report', fields, {
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
    });
  const credits = () => balancesOf(origin.ctx, 'demonstration-user');
  const stored = () => origin.ctx.db.selectFrom('documents').select(['id', 'vin', 'report_kind']).execute();
  const spend = (kinds: readonly string[]) =>
    origin.ctx.db
      .deleteFrom('credit_ledger')
      .where('kind', 'in', kinds as ('vhr' | 'global')[])
      .execute();

  it.each([
    ['POST', '/api-cwa/generate-report'],
    ['POST', '/api-cwa/generate_uvc_report'],
    ['POST', '/api-cwa/generate_classic_report'],
    ['POST', '/api-cwa/generate-report-with-spec'],
    ['POST', '/api/classic/antique'],
    ['POST', '/api/firefly'],
    ['GET', '/api-cwa/report-lists'],
    ['GET', '/api-cwa/filter_report_lists'],
    ['GET', '/api-cwa/report?id=x'],
    ['GET', '/api-cwa/report-changes?id=x'],
    ['POST', '/api-cwa/dispute'],
  ])(
    'CALL-04 %s %s answers 401 without a token, with an invalid token and with a revoked one',
    async (method, path) => {
      const revoked = await client.signIn();
      await origin.ctx.db.deleteFrom('tokens').where('user_id', '=', 'demonstration-user').execute();
      for (const authorization of [undefined, 'Bearer wrong', `Bearer ${revoked}`, `Basic ${token}`]) {
        const headers = authorization === undefined ? {} : { authorization };
        const response = await origin.origin.fetch(new Request(`http://origin.test${path}`, { method, headers }));
        expect(response.status).toBe(401);
      }
    },
  );

  it('RPT-03 stores the snapshot and charges one credit', async () => {
    const { status, data } = await (await make({ vin: ' 1hgcm82693a000001 ', report_type: 'US' })).json();
    expect(status).toBe('success');
    expect(data).toMatchObject({ vin, kind: 'full', status: 'ready', created_at: origin.now() });
    expect(await stored()).toEqual([{ id: data.id, vin, report_kind: 'full' }]);
    expect(await credits()).toMatchObject({ vhr: 4, global: 5 });
  });

  it('RPT-07 answers no data, charges nothing and records the failure', async () => {
    expect(await (await make({ vin: unknown })).json()).toEqual({ status: 'error', message: 'no data' });
    expect(await credits()).toMatchObject({ vhr: 5, global: 5 });
    const failures = await origin.ctx.db.selectFrom('failed_generations').select(['vin', 'kind']).execute();
    expect(failures).toEqual([{ vin: unknown, kind: 'vhr' }]);
    await make({ vin: '1ZZZZ00023A000001' });
    expect(await origin.ctx.db.selectFrom('failed_generations').select('id').execute()).toHaveLength(1);
  });

  it('sells no report that would contain only recalls', async () => {
    await origin.ctx.db.deleteFrom('history_records').execute();
    expect(await (await make({ vin })).json()).toEqual({ status: 'error', message: 'no data' });
    expect(await stored()).toEqual([]);
  });

  it('charges a global credit last, and stores nothing without any credit', async () => {
    await spend(['vhr']);
    expect((await make({ vin })).status).toBe(200);
    expect(await credits()).toMatchObject({ vhr: 0, global: 4 });
    await spend(['global']);
    expect((await make({ vin: '5YJ3E1EA8KF000001' })).status).toBe(402);
    expect(await stored()).toHaveLength(1);
    expect(await origin.ctx.db.selectFrom('report_claims').select('vin').execute()).toEqual([{ vin }]);
  });

  it('returns the first report for a day, also for another call, and then creates a new one', async () => {
    const first = (await (await make({ vin })).json()).data;
    const authorization = `Bearer ${token}`;
    const again = await client.form('/api-cwa/generate_uvc_report', { vin, mileage: '7' }, { authorization });
    expect((await again.json()).data).toEqual(first);
    origin.now.advance(24 * 60 * 60 * 1_000);
    expect((await (await make({ vin })).json()).data.id).not.toBe(first.id);
    expect(await credits()).toMatchObject({ vhr: 3 });
  });

  it('CALL-03 returns the same response for a repeated key, even if no data would be found now', async () => {
    const first = await (await make({ vin }, 'one')).json();
    origin.now.advance(25 * 60 * 60 * 1_000);
    await origin.ctx.db.deleteFrom('history_records').execute();
    expect(await (await make({ vin }, 'one')).json()).toEqual(first);
    expect((await make({ vin: unknown }, 'one')).status).toBe(409);
    expect(await credits()).toMatchObject({ vhr: 4 });
  });

  it.each(['one key', 'different keys', 'no key'] as const)(
    'charges ten concurrent requests with %s once',
    async (keys) => {
      const keyOf = (index: number) => (keys === 'one key' ? 'k' : keys === 'different keys' ? `k${index}` : undefined);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => make({ vin }, keyOf(index))));
      const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).data.id));
      expect(new Set(ids).size).toBe(1);
      expect(await stored()).toHaveLength(1);
      expect(await credits()).toMatchObject({ vhr: 4, global: 5 });
    },
  );

  it('creates only one of two concurrent reports if one credit is left', async () => {
    await spend(['vhr', 'global']);
    const move = { id: 'last', user_id: 'demonstration-user', kind: 'vhr' as const, delta: 1, created_at: 1 };
    await origin.ctx.db
      .insertInto('credit_ledger')
      .values({ ...move, reason: 'test', reference: 'last' })
      .execute();
    const answers = await Promise.all([make({ vin }), make({ vin: '5YJ3E1EA8KF000001' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    expect(await stored()).toHaveLength(1);
  });

  it('RPT-05 verifies the name of a classic only on request', async () => {
    const authorization = `Bearer ${token}`;
    const request = {
      vin: '7F03C000001',
      year: '1967',
      make: 'Ford',
      model: 'Mustang',
      series: '',
      check_vname: 'yes',
    };
    const classic = async (changes: Record<string, string>) =>
      (await client.form('/api-cwa/generate_classic_report', { ...request, ...changes }, { authorization })).json();
    expect(await classic({ model: 'Falcon' })).toEqual({
      status: 'error',
      message: 'The name does not belong to this VIN.',
    });
    expect(await classic({ make: 'FORD' })).toMatchObject({ status: 'success', data: { kind: 'classic' } });
    expect(await classic({ vin: '9Z99Z999999', check_vname: 'no' })).toEqual({ status: 'error', message: 'no data' });
  });

  it('RPT-09 creates a firefly report only for an existing site', async () => {
    const firefly = async (uri: string) =>
      client.json('/api/firefly', { vin, mileage: 104_000, uri }, { authorization: `Bearer ${token}` });
    expect((await firefly('nobody.example')).status).toBe(422);
    const { data } = await (await firefly('test.vinport.example')).json();
    expect(data.snapshot.readings.at(-1)).toMatchObject({ value: 104_000, unit: 'mi', source: 'told' });
  });

  it("ignores the user's mileage if no source has an odometer reading", async () => {
    await origin.ctx.db.deleteFrom('history_records').where('kind', '!=', 'accident').execute();
    const { data } = await (await make({ vin: '1FTFW1ET5DFA00001', mileage: '5000' })).json();
    expect(data.snapshot.readings).toEqual([]);
  });

  it.each([{ vin: '' }, { vin: '123456789012345' }, { vin, mileage: '-1' }, { vin, mileage: 'many' }, {}])(
    'answers 422 to %j',
    async (fields) => {
      const response = await make(fields as Record<string, string>);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).fields)).toHaveLength(1);
    },
  );

  it('rejects SQL in a VIN', async () => {
    expect((await make({ vin: "1' or '1'='1" })).status).toBe(422);
    expect(await credits()).toMatchObject({ vhr: 5 });
  });
});
