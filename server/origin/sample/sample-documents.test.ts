import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin, type TestOriginOptions } from '#tests/setup/open-test-origin.ts';
import { originClient } from '#tests/setup/origin-client.ts';
import { pageText, printedPages } from '#tests/setup/read-pdf.ts';
import { callLimits } from '../kernel/limits/call-limits.ts';
import { createNhtsaRecalls } from '../providers/nhtsa/nhtsa-recalls.ts';
import { sampleOwner } from './sample-owner.ts';

const KINDS = ['report', 'sticker'] as const;

describe.each(['sqlite', 'postgres'] as const)('sample documents on %s', (engine) => {
  let origin: TestOrigin;
  const reopen = async (options: TestOriginOptions) => {
    await origin.close();
    origin = await openTestOrigin(engine, options);
  };
  beforeEach(async () => {
    origin = await openTestOrigin(engine);
  });
  afterEach(() => origin.close());

  const get = (path: string) => originClient(origin).get(`/api-cwa/${path}`);
  const pdfOf = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer());

  it.each(KINDS)('can be cached: %s', async (kind) => {
    for (const path of [`sample-${kind}`, `sample-${kind}-pdf`]) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    }
  });

  it.each(KINDS)('are created once, also for concurrent first requests: %s', async (kind) => {
    const answers = await Promise.all([1, 2, 3].map(() => get(`sample-${kind}`)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    origin.now.advance(60_000);
    expect(await (await get(`sample-${kind}`)).text()).toBe(texts[0]);
    expect(await origin.ctx.db.selectFrom('documents').select(['id', 'user_id']).execute()).toEqual([
      { id: `sample-${kind}`, user_id: sampleOwner.id },
    ]);
  });

  it('show a vehicle with many records, and charge no credit', async () => {
    const charged = () => origin.ctx.db.selectFrom('credit_ledger').select('id').execute();
    const before = await charged();
    const { data } = await (await get('sample-report')).json();
    expect(data).toMatchObject({ vin: '1HGCM82693A000001', kind: 'full', snapshot: { demonstration: true } });
    expect(data.snapshot.findings.length).toBeGreaterThan(0);
    expect((await (await get('sample-sticker')).json()).data.content.vehicle.vin).toBe(data.vin);
    expect(await charged()).toEqual(before);
  });

  it.each(KINDS)('can be verified by the printed checksum: %s', async (kind) => {
    const text = pageText(printedPages(await pdfOf(`sample-${kind}-pdf`))[0]);
    const checksum = /\n([0-9a-f]{64})(\n|$)/.exec(text)?.[1];
    const { data } = await (await get(`verify?checksum=${checksum}`)).json();
    expect(data).toMatchObject({ kind, demonstration: true, unaltered: true });
  });

  it('query no external sources', async () => {
    let asked = 0;
    const source = {
      source: { id: 'paid', name: 'Paid', sections: ['titles'] },
      limitMs: 1_000,
      ask: async () => {
        asked += 1;
        return { knowsVehicle: false, records: [], demonstration: false };
      },
    } as const;
    await reopen({ reportSources: [source], recallSources: [createNhtsaRecalls('http://127.0.0.1:9')] });
    const { data } = await (await get('sample-report')).json();
    expect(JSON.stringify(data.snapshot.sources)).not.toMatch(/Paid|NHTSA/);
    expect(asked).toBe(0);
  });

  it('do not exist without demonstration data', async () => {
    await reopen({ demonstration: false });
    for (const kind of KINDS) {
      const response = await get(`sample-${kind}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect((await get(`sample-${kind}-pdf`)).status).toBe(404);
    }
  });

  it('belong to an account that cannot sign in', async () => {
    const client = originClient(origin);
    for (const pass of ['', 'demo-password-1']) {
      const answer = await client.form('/api-cwa/login', { email: sampleOwner.email, pass });
      expect(answer.ok).toBe(false);
    }
  });

  it('are rate limited', async () => {
    const { times } = callLimits.sampleByCaller;
    for (let asked = 0; asked < times; asked += 1) expect((await get('sample-sticker')).status).toBe(200);
    const stopped = await get('sample-sticker-pdf');
    expect([stopped.status, stopped.headers.get('cache-control')]).toEqual([429, 'no-store']);
  });
});
