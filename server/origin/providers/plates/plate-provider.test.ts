import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callLimits } from '#origin/kernel/limits/call-limits.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { originClient } from '#tests/setup/origin-client.ts';

const PATH = '/api-cwa/license_plate_decode';

describe.each(['sqlite', 'postgres'] as const)('license plate provider on %s', (engine) => {
  let origin: TestOrigin;
  let provider: Server;
  let asked: string[];
  let reply: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    provider = createServer((request, response) => {
      asked.push(request.url ?? '');
      reply(request, response);
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => provider.close(resolve)));
  beforeEach(async () => {
    asked = [];
    const { port } = z.object({ port: z.int() }).parse(provider.address());
    origin = await openTestOrigin(engine, { plateProviderUrl: `http://127.0.0.1:${port}/find?key=secret` });
  });
  afterEach(() => origin.close());

  const decode = (plate = 'abc 123') =>
    originClient(origin).get(`${PATH}?${new URLSearchParams({ plate, state: 'ny' })}`);
  const answering = (status: number, body: string) => {
    reply = (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

  it('VEH-09 queries by plate and state, and retains the query parameters of its URL', async () => {
    answering(200, JSON.stringify({ vin: '1hgcm82633a004352', owner: 'nobody may know' }));

    const body = await (await decode()).json();

    expect(asked).toEqual(['/find?key=secret&plate=ABC123&state=NY']);
    expect(body.data).toMatchObject({ vin: '1HGCM82633A004352', make: 'Honda', year: 2003, demonstration: false });
    expect(JSON.stringify(body)).not.toContain('nobody may know');
  });

  it('answers 404 for an unknown plate', async () => {
    answering(404, '');
    expect((await decode()).status).toBe(404);
  });

  it('returns only the VIN for a vehicle that cannot be decoded', async () => {
    answering(200, JSON.stringify({ vin: 'TD-4711' }));
    expect(await (await decode()).json()).toMatchObject({ data: { vin: 'TD-4711', make: null, model: null } });
  });

  it.each([
    ['fails', 500, ''],
    ['answers with non-JSON', 200, '<html>'],
    ['answers without a VIN', 200, '{}'],
    ['answers with an invalid VIN', 200, '{"vin":"123456789012345"}'],
    ['answers without end', 200, 'x'.repeat(200_000)],
  ])('counts as unavailable when it %s', async (_what, status, body) => {
    answering(status, body);

    const response = await decode();

    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('secret');
  });

  it('does not follow redirects', async () => {
    reply = (request, response) =>
      request.url?.startsWith('/find')
        ? response.writeHead(302, { location: '/elsewhere' }).end()
        : response.end(JSON.stringify({ vin: '1HGCM82633A004352' }));

    expect((await decode()).status).toBe(503);
    expect(asked).toHaveLength(1);
  });

  it('limits lookups per caller', async () => {
    answering(404, '');
    const statuses: number[] = [];
    for (let tries = 0; tries <= callLimits.plateByCaller.times; tries++) statuses.push((await decode()).status);

    expect(statuses.pop()).toBe(429);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(asked).toHaveLength(callLimits.plateByCaller.times);
  });
});
