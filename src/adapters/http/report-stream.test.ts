import { describe, expect, it } from 'vitest';
import { reportToWire as wireReport } from '#contract/report/wire-report.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import { aReport } from '#tests/builders/a-report.ts';
import { wireClient } from '#tests/contracts/wire-of-the-fake.ts';
import { createHttpReportGateway } from './report-gateway.ts';

const idempotencyKey = { vin: '1HGCM82693A000001', mileage: null, reportType: 'US' };
const report = aReport();
const done = { status: 'success', data: wireReport(report) };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const working = { step: 'source', source: 'A state', state: 'working' };

/** Generates a report from an origin that returns one of these bodies per attempt, in order. */
async function generate(...bodies: readonly BodyInit[]) {
  const keys: (string | null)[] = [];
  const steps: ReportStep[] = [];
  const left = [...bodies];
  const http = wireClient({
    token: 'token',
    fetch: async (_url, { headers }) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      return new Response(left.shift() ?? null, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    },
  });
  const made = await createHttpReportGateway(http).generate(idempotencyKey, { onStep: (step) => steps.push(step) });
  return { made, steps, keys };
}

/** Returns a stream that breaks off after a text. */
function brokenAfter(text: string): ReadableStream {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('The connection was lost.'));
      else controller.enqueue(new TextEncoder().encode(text));
      isSent = true;
    },
  });
}

describe('a streamed report', () => {
  it('RPT-03 reports the steps as they arrive, without unknown ones', async () => {
    const { made, steps } = await generate(
      event('step', { step: 'vehicle', state: 'working' }) +
        event('step', { step: 'dance', state: 'working' }) +
        'event: step\ndata: no JSON\n\n' +
        event('step', working) +
        event('report', done),
    );
    expect(made._unsafeUnwrap()).toEqual(report);
    expect(steps).toEqual([{ step: 'vehicle', state: 'working' }, working]);
  });

  it('CALL-03 retries with the same key when the stream breaks off', async () => {
    const { made, steps, keys } = await generate(brokenAfter(event('step', working)), event('report', done));
    expect(made._unsafeUnwrap().id).toBe(report.id);
    expect(steps).toEqual([working]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    [event('failure', { http_status: 402, status: 'error', message: 'x' }), { code: 'no-credit' }],
    [
      event('failure', { http_status: 200, status: 'error', message: 'no data' }),
      { code: 'not-accepted', message: 'no data' },
    ],
    [event('failure', { http_status: 500, status: 'error', message: 'x' }), { code: 'server-failed' }],
    [event('step', working), { code: 'unreadable-answer' }],
    ['', { code: 'unreadable-answer' }],
  ])('RPT-07 ends with the reason why there is no report: %s', async (stream, error) => {
    expect((await generate(stream)).made._unsafeUnwrapErr()).toMatchObject(error);
  });
});
