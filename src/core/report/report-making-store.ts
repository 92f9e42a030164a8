import { distinctUntilChanged, map } from 'rxjs';
import { type ReadableStore, StateStore } from '../state/state-store.ts';
import type { GenerateReportError } from './generate-report.ts';
import type { ReportStep } from './report-step.ts';

/** The session storage key of the report request in progress. */
export const REPORT_REQUEST_STORAGE_KEY = 'report_request';

/** A report request. The same request sent again continues the original and is charged once. */
export interface ReportRequest {
  /** The ID of the request. */
  readonly id: string;
  readonly vin: string;
  /** In miles; `null` if not provided. */
  readonly mileage: number | null;
}

/** The state of the latest report request. */
export type ReportMaking =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly request: ReportRequest; readonly steps: readonly ReportStep[] }
  | { readonly phase: 'made'; readonly request: ReportRequest; readonly reportId: string }
  | { readonly phase: 'failed'; readonly request: ReportRequest; readonly error: GenerateReportError };

/**
 * Returns the steps after an event: a new step is appended, an existing one is updated in place.
 *
 * Source: the product's own rule.
 *
 * @example
 * reportStepsAfter([{ step: 'vehicle', state: 'working' }], { step: 'vehicle', state: 'done' });
 * // [{ step: 'vehicle', state: 'done' }]
 */
export function reportStepsAfter(steps: readonly ReportStep[], step: ReportStep): readonly ReportStep[] {
  const place = steps.findIndex((known) => nameOf(known) === nameOf(step));
  return place < 0 ? [...steps, step] : steps.with(place, step);
}

function nameOf(step: ReportStep): string {
  return step.step === 'source' ? `source ${step.source}` : step.step;
}

/**
 * Stores the progress of the latest report request and ignores events of earlier requests.
 *
 * Source: the product's own rule.
 *
 * @example
 * const making = new ReportMakingStore();
 * making.wanted({ id: 'form-1', vin: '1HGCM82693A000001', mileage: null });
 * making.made('form-1', 'report-1');
 */
export class ReportMakingStore extends StateStore<ReportMaking> {
  constructor() {
    super({ phase: 'idle' });
  }

  wanted(request: ReportRequest): void {
    this.set({ phase: 'working', request, steps: [] });
  }

  stepped(idempotencyKey: ReportRequest['id'], step: ReportStep): void {
    this.#goOn(idempotencyKey, (request, steps) => ({
      phase: 'working',
      request,
      steps: reportStepsAfter(steps, step),
    }));
  }

  made(idempotencyKey: ReportRequest['id'], reportId: string): void {
    this.#goOn(idempotencyKey, (request) => ({ phase: 'made', request, reportId }));
  }

  failed(idempotencyKey: ReportRequest['id'], error: GenerateReportError): void {
    this.#goOn(idempotencyKey, (request) => ({ phase: 'failed', request, error }));
  }

  /** The result has been viewed. */
  seen(): void {
    this.set({ phase: 'idle' });
  }

  /** The vehicle that a person requested is private, so it is cleared. */
  loggedOut(): void {
    this.seen();
  }

  #goOn(
    idempotencyKey: ReportRequest['id'],
    next: (request: ReportRequest, steps: readonly ReportStep[]) => ReportMaking,
  ): void {
    const state = this.get();
    if (state.phase === 'working' && state.request.id === idempotencyKey) this.set(next(state.request, state.steps));
  }
}

/**
 * Returns the request in progress, or `null`. It must survive a reload.
 *
 * Source: the product's own rule.
 *
 * @example
 * pendingReportRequest(new ReportMakingStore()).get(); // null
 */
export function pendingReportRequest(
  making: ReportMakingStore,
): ReadableStore<ReportRequest | null> & { restored(request: ReportRequest | null): void } {
  const requestOf = (state: ReportMaking) => (state.phase === 'working' ? state.request : null);
  return {
    state$: making.state$.pipe(map(requestOf), distinctUntilChanged()),
    get: () => requestOf(making.get()),
    restored: (request) => {
      if (request !== null) making.wanted(request);
    },
  };
}
