import type { ResultAsync } from 'neverthrow';
import type { GenerateReportByVin } from './generate-report-by-vin.ts';
import type { ReportMakingStore, ReportRequest } from './report-making-store.ts';

/** Has reports made while a person may look elsewhere. */
export interface ReportMaker {
  /** Begins with a wish; what comes of it is told by the store. */
  begin(request: ReportRequest): Promise<void>;
  /** Goes on with the wish that was under way when the page was left; without one it does nothing. */
  goOn(): Promise<void>;
}

/** What {@link createReportMaker} needs. */
export interface ReportMakerDependencies {
  readonly making: ReportMakingStore;
  readonly generateReportByVin: GenerateReportByVin;
  /** Learns anew what the person has left: a report costs a credit, and a failure may give one. */
  readonly loadAccount: () => ResultAsync<unknown, unknown>;
}

/**
 * Makes what has reports made. A wish that is sent again gets the answer of the first time, so to go on after a reload
 * charges nothing twice.
 *
 * Source: the product's own rule over RPT-03 and RPT-05.
 *
 * @example
 * const making = new ReportMakingStore();
 * const loadAccount = container.get('loadAccount');
 * const maker = createReportMaker({ making, generateReportByVin: container.get('generateReportByVin'), loadAccount });
 * await maker.begin({ id: 'form-1', vin: '1HGCM82693A000001', mileage: null });
 */
export function createReportMaker({ making, generateReportByVin, loadAccount }: ReportMakerDependencies): ReportMaker {
  const underWay = new Set<ReportRequest['id']>();

  async function make({ id, vin, mileage }: ReportRequest): Promise<void> {
    if (underWay.has(id)) return;
    underWay.add(id);
    await generateReportByVin(
      { vin, mileage },
      { idempotencyKey: id, onStep: (step) => making.stepped(id, step) },
    ).match(
      (report) => making.made(id, report.id),
      (error) => making.failed(id, error),
    );
    underWay.delete(id);
    await loadAccount();
  }

  return {
    begin: (request) => {
      making.wanted(request);
      return make(request);
    },
    goOn: async () => {
      const state = making.get();
      if (state.phase === 'working') await make(state.request);
    },
  };
}
