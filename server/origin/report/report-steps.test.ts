import { afterEach, describe, expect, it } from 'vitest';
import type { HistorySource } from '#core/report/history-source.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { originClient } from '#tests/setup/origin-client.ts';
import type { ReportSource } from '../kernel/ports/report-source.ts';

const vin = '5YJ3E1EA8KF000001';
const at = Date.UTC(2024, 0, 1);

function aSource(id: string, ask: ReportSource['ask'], limitMs = 5_000): ReportSource {
  const source: HistorySource = { id, name: `Source ${id}`, sections: ['accidents'] };
  return { source, limitMs, ask };
}

const answering = aSource('good', async () => ({
  knowsVehicle: true,
  demonstration: false,
  records: [
    {
      kind: 'accident',
      source: 'good',
      recordId: '1',
      at,
      place: null,
      odometer: null,
      severity: 'minor',
      airbagsDeployed: null,
      description: 'A scratch.',
    },
  ],
}));
const broken = aSource('broken', () => {
  throw new Error('The password is hunter2.');
});
const rejecting = aSource('rejecting', () => Promise.reject(new Error('down')));
const silent = aSource('silent', () => new Promise(() => undefined), 20);
const missing = aSource('missing', null);

/** Returns the events of a stream in order. */
function eventsOf(text: string): { event: string; data: Record<string, unknown> }[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, event = '', data = '{}'] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}

describe.each(['sqlite', 'postgres'] as const)('sources and progress of a report on %s', (engine) => {
  let origin: TestOrigin;
  afterEach(() => origin.close());

  async function open(reportSources: readonly ReportSource[] = []) {
    origin = await openTestOrigin(engine, { reportSources });
    const client = originClient(origin);
    const authorization = `Bearer ${await client.signIn()}`;
    const make = (headers: Record<string, string> = {}, wanted = vin) =>
      client.form('/api-cwa/generate-report', { vin: wanted }, { authorization, ...headers });
    return {
      client,
      make,
      steps: (key?: string, wanted = vin) =>
        make({ accept: 'text/event-stream', ...(key && { 'idempotency-key': key }) }, wanted),
    };
  }

  it('creates the report without sources that throw, time out or are not connected, and lists them', async () => {
    const { make } = await open([answering, broken, rejecting, silent, missing]);
    const { snapshot } = (await (await make()).json()).data;
    const accidents = snapshot.coverage.find(({ section }: { section: string }) => section === 'accidents');
    expect(accidents).toMatchObject({ state: 'found', records: 1 });
    expect(accidents.checked).toContain('Source good');
    expect(accidents.missing).toEqual(['Source broken', 'Source rejecting', 'Source silent', 'Source missing']);
    expect(snapshot.demonstration).toBe(false);
    expect(JSON.stringify(snapshot)).not.toContain('hunter2');
  });

  it('sends each progress step, and the report at the end', async () => {
    const { steps } = await open([answering, silent, missing]);
    const response = await steps();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = eventsOf(await response.text());
    const sent = events.filter(({ event }) => event === 'step').map(({ data }) => data);
    expect(sent.slice(0, 2)).toEqual([
      { step: 'vehicle', state: 'working' },
      { step: 'vehicle', state: 'done' },
    ]);
    const statesOf = (source: string) => sent.filter((data) => data.source === source).map(({ state }) => state);
    expect(statesOf('Source good')).toEqual(['working', 'answered']);
    expect(statesOf('Source silent')).toEqual(['working', 'failed']);
    expect(statesOf('Source missing')).toEqual(['not-connected']);
    expect(statesOf('Demonstration: title register')).toEqual(['working', 'answered']);
    expect(sent.slice(-2)).toEqual([
      { step: 'report', state: 'working' },
      { step: 'report', state: 'done' },
    ]);
    expect(events.at(-1)).toMatchObject({ event: 'report', data: { status: 'success', data: { vin } } });
    expect(events.filter(({ event }) => event !== 'step')).toHaveLength(1);
  });

  it('recovers from an interrupted stream: the same key returns the report, charged once', async () => {
    const { make, steps } = await open();
    await (await steps('wish')).body?.cancel();
    const { data } = await (await make({ 'idempotency-key': 'wish' })).json();
    expect(data).toMatchObject({ vin, status: 'ready' });
    expect(eventsOf(await (await steps('wish')).text()).at(-1)).toMatchObject({ data: { data: { id: data.id } } });
    const charges = origin.ctx.db.selectFrom('credit_ledger').select('delta').where('reason', '=', 'document');
    expect(await charges.execute()).toEqual([{ delta: -1 }]);
  });

  it('ends the stream of a failed report with the reason', async () => {
    const { steps } = await open();
    const nothing = eventsOf(await (await steps('a', '1ZZZZ00013A000001')).text()).at(-1);
    expect(nothing).toEqual({ event: 'failure', data: { http_status: 200, status: 'error', message: 'no data' } });
    const wrong = eventsOf(await (await steps('b', '123456789012345')).text()).at(-1);
    expect(wrong).toMatchObject({ event: 'failure', data: { http_status: 422, fields: { vin: 'Wrong VIN' } } });
    await origin.ctx.db.deleteFrom('credit_ledger').execute();
    const poor = eventsOf(await (await steps('c')).text()).at(-1);
    expect(poor).toMatchObject({ event: 'failure', data: { http_status: 402, status: 'error' } });
  });

  it('does not reveal internal errors', async () => {
    const { steps } = await open();
    await origin.ctx.db.schema.dropTable('finding_disputes').execute();
    await origin.ctx.db.schema.dropTable('report_claims').execute();
    const failed = eventsOf(await (await steps()).text()).at(-1);
    expect(failed).toMatchObject({ event: 'failure', data: { http_status: 500, message: 'Something went wrong' } });
    expect(JSON.stringify(failed)).not.toContain('report_claims');
  });

  it('returns the number of records before purchase, but no record', async () => {
    const asked: string[] = [];
    const dear = aSource('dear', async () => {
      asked.push(vin);
      return { knowsVehicle: false, records: [], demonstration: false };
    });
    const { client } = await open([dear]);
    const { data } = await (await client.get(`/api-cwa/search-page?vin=${vin}`)).json();
    expect(data).toMatchObject({ vehicle: { make: 'Tesla' }, records: 5, report: true, demonstration: true });
    // The fourth reading is part of a title record and is counted there.
    expect(data.sections.find(({ section }: { section: string }) => section === 'odometer').records).toBe(3);
    expect(JSON.stringify(data)).not.toMatch(/demo-00|San Jose/);
    expect(asked).toEqual([]);
    const nothing = await (await client.get('/api-cwa/search-page?vin=1ZZZZ00013A000001')).json();
    expect(nothing.data).toMatchObject({ records: 0, report: false, sticker: false, demonstration: false });
    expect((await client.get('/api-cwa/search-page?vin=9Z99Z999999')).status).toBe(404);
    expect((await client.get('/api-cwa/search-page?vin=123456789012345')).status).toBe(422);
  });
});
