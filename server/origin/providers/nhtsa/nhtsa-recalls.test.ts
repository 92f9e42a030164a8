import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { originClient } from '#tests/setup/origin-client.ts';
import { liveRecallSources } from '../live-recall-sources.ts';

const inflator = {
  Manufacturer: 'Honda (American Honda Motor Co.)',
  NHTSACampaignNumber: '19V182000',
  parkIt: false,
  parkOutSide: true,
  overTheAirUpdate: false,
  ReportReceivedDate: '07/03/2019',
  Component: 'AIR BAGS:FRONTAL',
  Summary: 'The inflator <b>may</b> explode.',
  Consequence: 'Fragments.',
  Remedy: 'Free of charge.',
  Notes: null,
  ModelYear: '2003',
  Make: 'HONDA',
  Model: 'ACCORD',
};

describe.each(['sqlite', 'postgres'] as const)('live NHTSA recalls on %s', (engine) => {
  let origin: TestOrigin;
  let standIn: Server;
  let asked: string[];
  let reply: { status: number; body: string };

  beforeEach(async () => {
    asked = [];
    reply = { status: 200, body: JSON.stringify({ Count: 1, results: [inflator] }) };
    standIn = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    }).listen(0, '127.0.0.1');
    await once(standIn, 'listening');
    const { port } = z.object({ port: z.int() }).parse(standIn.address());
    origin = await openTestOrigin(engine, {
      recallSources: liveRecallSources({ nhtsaAddress: `http://127.0.0.1:${port}` }),
    });
  });
  afterEach(async () => {
    await origin.close();
    standIn.close();
  });

  const client = () => originClient(origin);
  const check = async () =>
    (await client().json('/api/recall-check', { year: 2003, make: 'Honda', model: 'Accord' })).json();

  it('RCL-05 queries recalls by name and parses dates with the day before the month', async () => {
    const found = await check();
    expect(asked).toEqual(['/recalls/recallsByVehicle?make=Honda&model=Accord&modelYear=2003']);
    expect(found).toMatchObject({ source: 'NHTSA recalls', fallback: false, demonstration: false });
    expect(found.data).toEqual([
      {
        campaign: '19V182000',
        manufacturer: 'Honda (American Honda Motor Co.)',
        component: 'AIR BAGS:FRONTAL',
        summary: 'The inflator may explode.',
        consequence: 'Fragments.',
        remedy: 'Free of charge.',
        notes: '',
        reported_at: Date.UTC(2019, 2, 7),
        owners_told_at: null,
        park_it: false,
        park_outside: true,
        over_the_air_update: false,
      },
    ]);
  });

  it('RCL-01 RCL-02 RCL-03 lists the choices without the placeholder for unknown years', async () => {
    const listed = async (path: string, results: object[]) => {
      reply = { status: 200, body: JSON.stringify({ results }) };
      return (await (await client().get(`/api/recall-check/${path}`)).json()).data;
    };
    expect(await listed('years', [{ modelYear: '2019' }, { modelYear: '9999' }, { modelYear: '2021' }])).toEqual([
      2021, 2019,
    ]);
    expect(await listed('makes?year=2019', [{ make: 'KIA' }])).toEqual(['KIA']);
    expect(await listed('models?year=2019&make=Kia', [{ model: 'SOUL' }])).toEqual(['SOUL']);
    expect(asked).toEqual([
      '/products/vehicle/modelYears?issueType=r',
      '/products/vehicle/makes?issueType=r&modelYear=2019',
      '/products/vehicle/models?issueType=r&modelYear=2019&make=Kia',
    ]);
  });

  it('returns no recalls for a vehicle that NHTSA answers with status 400', async () => {
    reply = { status: 400, body: JSON.stringify({ Count: 0, results: [] }) };
    expect(await check()).toMatchObject({ source: 'NHTSA recalls', fallback: false, data: [] });
  });

  it.each([
    ['fails', 500, '{"results":[]}'],
    ['answers with non-JSON', 200, '<html>'],
    ['answers something else', 200, '{"results":[{"Summary":"x"}]}'],
    ['answers too much', 200, `{"results":[],"x":"${'x'.repeat(5_000_001)}"}`],
  ])('falls back to the imported recalls when NHTSA %s, and reports it', async (_how, status, body) => {
    reply = { status, body };
    expect(await check()).toMatchObject({
      source: 'Imported recall list',
      fallback: true,
      data: [{ campaign: 'DEMO-0001' }],
    });
  });

  it('includes the name of the source in a report', async () => {
    const token = await client().signIn();
    const make = async (vin: string) => {
      const answer = await client().form('/api-cwa/generate-report', { vin }, { authorization: `Bearer ${token}` });
      return (await answer.json()).data.snapshot;
    };
    const recallsIn = ({ coverage }: { coverage: { section: string; checked: string[] }[] }) =>
      coverage.find(({ section }) => section === 'recalls')?.checked;
    const live = await make('1HGCM82693A000001');
    expect(recallsIn(live)).toEqual(['NHTSA recalls']);
    expect(live.records.filter(({ kind }: { kind: string }) => kind === 'recall')).toMatchObject([
      { recordId: '19V182000', at: Date.UTC(2019, 2, 7) },
    ]);
    expect(live.demonstration).toBe(false);
    reply = { status: 503, body: '' };
    expect(recallsIn(await make('1FTFW1ET5DFA00001'))).toEqual(['Imported recall list (NHTSA recalls gave no answer)']);
  });
});
