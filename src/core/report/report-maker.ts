import type { ResultAsync } from 'neverthrow';
import type { GenerateReportByVin } from './generate-report-by-vin.ts';
import type { ReportMakingStore, ReportRequest } from './report-making-store.ts';

/** Generates reports in the background. */
export interface ReportMaker {
  /** Starts a report request; the result is in the store. */
  begin(request: ReportRequest): Promise<void>;
  /** Continues the request that was in progress when the page was left; does nothing if there is none. */
  goOn(): Promise<void>;
}

/** The dependencies of {@link createReportMaker}. */
export interface ReportMakerDependencies {
  readonly reportMaking: ReportMakingStore;
  readonly generateReportByVin: GenerateReportByVin;
  /** Reloads the remaining credits: a report costs a credit, and a failure may grant one. */
  readonly loadAccount: () => ResultAsync<unknown, unknown>;
}

/**
 * Creates the service that generates reports in the background. A repeated request gets the original response, so
 * continuing after a reload charges nothing twice.
 *
 * Source: the product's own rule over RPT-03 and RPT-05.
 *
 * @example
 * const reportMaking = new ReportMakingStore();
 * const loadAccount = container.get('loadAccount');
 * const maker = createReportMaker({ reportMaking, generateReportByVin: container.get('generateReportByVin'), loadAccount });
 * await maker.begin({ id: 'form-1', vin: '1HGCM82693A000001', mileage: null });
 */
export function createReportMaker({
  reportMaking,
  generateReportByVin,
  loadAccount,
}: ReportMakerDependencies): ReportMaker {
  const underWay = new Set<ReportRequest['id']>();

  async function make({ id, vin, mileage }: ReportRequest): Promise<void> {
    if (underWay.has(id)) return;
    underWay.add(id);
    await generateReportByVin(
      { vin, mileage },
      { idempotencyKey: id, onStep: (step) => reportMaking.stepped(id, step) },
    ).match(
      (report) => reportMaking.made(id, report.id),
      (error) => reportMaking.failed(id, error),
    );
    underWay.delete(id);
    await loadAccount();
  }

  return {
    begin: (request) => {
      reportMaking.wanted(request);
      return make(request);
    },
    goOn: async () => {
      const state = reportMaking.get();
      if (state.phase === 'working') await make(state.request);
    },
  };
}
