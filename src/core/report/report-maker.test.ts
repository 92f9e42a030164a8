import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { aReport } from '#tests/builders/a-report.ts';
import type { GenerateReportByVin } from './generate-report-by-vin.ts';
import { createReportMaker } from './report-maker.ts';
import { pendingReportRequest, ReportMakingStore } from './report-making-store.ts';

const request = { id: 'form-1', vin: '1HGCM82693A000001', mileage: 90_000 };

function setUp(generateReportByVin: GenerateReportByVin = () => okAsync(aReport())) {
  const making = new ReportMakingStore();
  const generate = vi.fn(generateReportByVin);
  const loadAccount = vi.fn(() => errAsync({ code: 'signed-out' as const }));
  return {
    making,
    generate,
    loadAccount,
    maker: createReportMaker({ reportMaking: making, generateReportByVin: generate, loadAccount }),
  };
}

describe('reportMaker', () => {
  it('emits each step and the report, and then refreshes the remaining credits', async () => {
    const { making, maker, generate, loadAccount } = setUp((_input, options) => {
      options?.onStep?.({ step: 'vehicle', state: 'done' });
      return okAsync(aReport({ id: 'report-7' }));
    });
    const phases: unknown[] = [];
    making.state$.subscribe((state) => phases.push(state.phase === 'working' ? state.steps : state.phase));
    await maker.begin(request);
    expect(phases).toEqual(['idle', [], [{ step: 'vehicle', state: 'done' }], 'made']);
    expect(making.get()).toEqual({ phase: 'made', request, reportId: 'report-7' });
    expect(generate.mock.calls[0]).toMatchObject([{ vin: request.vin, mileage: 90_000 }, { idempotencyKey: 'form-1' }]);
    expect(loadAccount).toHaveBeenCalledOnce();
  });

  it('RPT-07 returns why there is no report', async () => {
    const { making, maker } = setUp(() => errAsync({ code: 'no-credit' }));
    await maker.begin(request);
    expect(making.get()).toEqual({ phase: 'failed', request, error: { code: 'no-credit' } });
  });

  it('continues with the same request after a reload', async () => {
    const { making, maker, generate } = setUp();
    pendingReportRequest(making).restored(request);
    await maker.goOn();
    expect(generate.mock.calls[0]).toMatchObject([{ vin: request.vin }, { idempotencyKey: 'form-1' }]);
    expect(making.get().phase).toBe('made');
    await maker.goOn();
    expect(generate).toHaveBeenCalledOnce();
  });

  it('sends a request only once while it is in progress', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aReport>>();
    const { making, maker, generate } = setUp(() => ResultAsync.fromSafePromise(promise));
    const begun = maker.begin(request);
    await maker.goOn();
    expect(generate).toHaveBeenCalledOnce();
    expect(making.get().phase).toBe('working');
    resolve(aReport());
    await begun;
    expect(making.get().phase).toBe('made');
  });
});
