import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportGenerationError } from '#ports/report-gateway.ts';
import { createFakeIdSource } from '#tests/fakes/fake-id-source.ts';
import { unknownVehicle } from '../vehicle/vehicle.ts';
import { createGenerateReportWithSpec } from './generate-report-with-spec.ts';

const vehicle = { ...unknownVehicle('7F03C000001'), year: 1967, make: 'Ford', model: 'Mustang' };
const input = { vehicle, email: 'ada@people.example', mileage: 52_000 };
const noData = { code: 'not-accepted', message: 'no data' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates calls that return the given errors in order and then succeed. */
function setUp(answers: {
  readonly spec?: readonly ReportGenerationError[];
  readonly antique?: readonly ReportGenerationError[];
}) {
  const start = Date.now();
  const asked: { readonly call: string; readonly at: number }[] = [];
  const requests: (readonly [request: unknown, options: unknown])[] = [];
  const claims: unknown[] = [];
  const answering =
    (call: 'spec' | 'antique', errors: ReportGenerationError[]) => (request: unknown, options: unknown) => {
      asked.push({ call, at: Date.now() - start });
      requests.push([request, options]);
      const error = errors.shift();
      return error ? errAsync(error) : okAsync(true as const);
    };
  const generateReportWithSpec = createGenerateReportWithSpec({
    reports: {
      generateWithSpec: answering('spec', [...(answers.spec ?? [])]),
      generateAntique: answering('antique', [...(answers.antique ?? [])]),
    },
    ids: createFakeIdSource(),
    freeCredits: {
      claim: (claim) => {
        claims.push(claim);
        return okAsync('granted');
      },
    },
  });
  return { generateReportWithSpec, asked, requests, claims };
}

describe('generateReportWithSpec', () => {
  it('RPT-01 returns true on success and sends no other request', async () => {
    const { generateReportWithSpec, asked, requests } = setUp({});
    const options = { signal: new AbortController().signal };
    expect((await generateReportWithSpec(input, options))._unsafeUnwrap()).toBe(true);
    expect(asked).toEqual([{ call: 'spec', at: 0 }]);
    expect(requests).toEqual([[input, { idempotencyKey: 'id-1', ...options }]]);
  });

  it('RPT-01 RPT-06 omits a missing mileage', async () => {
    const { generateReportWithSpec, requests } = setUp({});
    await generateReportWithSpec({ vehicle, email: 'ada@people.example' });
    expect(requests).toEqual([[{ ...input, mileage: null }, { idempotencyKey: 'id-1' }]]);
  });

  it.each([noData, { code: 'server-failed', requestId: null }, { code: 'unreachable' }] as const)(
    'RPT-02 falls back to the antique report with the same request: $code',
    async (error) => {
      const { generateReportWithSpec, asked, requests, claims } = setUp({ spec: [error] });
      expect((await generateReportWithSpec(input))._unsafeUnwrap()).toBe(true);
      expect(asked.map(({ call }) => call)).toEqual(['spec', 'antique']);
      expect(requests[1]).toEqual(requests[0]);
      expect(claims).toEqual([]);
    },
  );

  it('RPT-02 CALL-03 uses a single idempotency key for all attempts, either given or generated', async () => {
    const failing = { spec: [noData], antique: [noData] };
    const [unnamed, ofScreen] = [setUp(failing), setUp(failing)];
    const made = [
      unnamed.generateReportWithSpec(input),
      ofScreen.generateReportWithSpec(input, { idempotencyKey: 'form-7' }),
    ];
    await Promise.all(made);
    expect(unnamed.requests.map(([, options]) => options)).toEqual(Array(2).fill({ idempotencyKey: 'id-1' }));
    expect(ofScreen.requests.map(([, options]) => options)).toEqual(Array(2).fill({ idempotencyKey: 'form-7' }));
  });

  it('RPT-02 RPT-07 claims a free credit exactly once after all attempts have failed', async () => {
    const antique = [{ code: 'not-accepted', message: 'nothing at all' }] as const;
    const { generateReportWithSpec, asked, claims } = setUp({ spec: [noData], antique });
    expect((await generateReportWithSpec(input))._unsafeUnwrapErr()).toEqual({
      code: 'generation-failed',
      status: 'error',
      message: 'nothing at all',
      cause: antique[0],
      freeCredit: 'granted',
    });
    expect(asked).toHaveLength(2);
    expect(claims).toEqual([
      {
        vin: '7F03C000001',
        source: 'report',
        searchType: 'antique-report',
        errorMessage: 'nothing at all',
        creditType: 'vhr',
      },
    ]);
  });

  it.each([{ code: 'signed-out' }, { code: 'cancelled' }, { code: 'no-credit' }] as const)(
    'RPT-02 neither falls back nor retries after $code',
    async (error) => {
      const atOnce = setUp({ spec: [error] });
      expect((await atOnce.generateReportWithSpec(input))._unsafeUnwrapErr()).toEqual(error);
      expect(atOnce.asked).toHaveLength(1);
      const later = setUp({ spec: [noData], antique: [error] });
      expect((await later.generateReportWithSpec(input))._unsafeUnwrapErr()).toEqual(error);
      expect(later.asked).toHaveLength(2);
      expect([...atOnce.claims, ...later.claims]).toEqual([]);
    },
  );
});
