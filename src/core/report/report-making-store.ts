import { distinctUntilChanged, map } from 'rxjs';
import { type ReadableStore, StateStore } from '../state/state-store.ts';
import type { GenerateReportError } from './generate-report.ts';
import type { ReportStep } from './report-step.ts';

/** Under which key a browser session keeps the wish for a report that is being made. */
export const REPORT_WISH_STORAGE_KEY = 'report_wish';

/** One wish for a report. The same wish sent again goes on with what it began and is charged once. */
export interface ReportWish {
  /** Names the wish. */
  readonly id: string;
  readonly vin: string;
  /** In miles; `null` where nobody said. */
  readonly mileage: number | null;
}

/** How far the report is that was wished for last. */
export type ReportMaking =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly wish: ReportWish; readonly steps: readonly ReportStep[] }
  | { readonly phase: 'made'; readonly wish: ReportWish; readonly reportId: string }
  | { readonly phase: 'failed'; readonly wish: ReportWish; readonly error: GenerateReportError };

/**
 * The steps with one more told: a step that was told before has a new state in its old place.
 *
 * Source: the product's own rule.
 *
 * @example
 * reportStepsAfter([{ step: 'vehicle', state: 'working' }], { step: 'vehicle', state: 'done' });
 * // [{ step: 'vehicle', state: 'done' }]
 */
export function reportStepsAfter(steps: readonly ReportStep[], told: ReportStep): readonly ReportStep[] {
  const place = steps.findIndex((step) => nameOf(step) === nameOf(told));
  return place < 0 ? [...steps, told] : steps.with(place, told);
}

function nameOf(step: ReportStep): string {
  return step.step === 'source' ? `source ${step.source}` : step.step;
}

/**
 * Holds how far the report is that was wished for last; what is told of an earlier wish changes nothing.
 *
 * Source: the product's own rule.
 *
 * @example
 * const making = new ReportMakingStore();
 * making.wanted({ id: 'wish-1', vin: '1HGCM82693A000001', mileage: null });
 * making.made('wish-1', 'report-1');
 */
export class ReportMakingStore extends StateStore<ReportMaking> {
  constructor() {
    super({ phase: 'idle' });
  }

  wanted(wish: ReportWish): void {
    this.set({ phase: 'working', wish, steps: [] });
  }

  stepped(wishId: ReportWish['id'], step: ReportStep): void {
    this.#goOn(wishId, (wish, steps) => ({ phase: 'working', wish, steps: reportStepsAfter(steps, step) }));
  }

  made(wishId: ReportWish['id'], reportId: string): void {
    this.#goOn(wishId, (wish) => ({ phase: 'made', wish, reportId }));
  }

  failed(wishId: ReportWish['id'], error: GenerateReportError): void {
    this.#goOn(wishId, (wish) => ({ phase: 'failed', wish, error }));
  }

  /** What came of it has been seen. */
  seen(): void {
    this.set({ phase: 'idle' });
  }

  /** Which vehicle a person asked about is nobody else's business. */
  loggedOut(): void {
    this.seen();
  }

  #goOn(wishId: ReportWish['id'], next: (wish: ReportWish, steps: readonly ReportStep[]) => ReportMaking): void {
    const state = this.get();
    if (state.phase === 'working' && state.wish.id === wishId) this.set(next(state.wish, state.steps));
  }
}

/**
 * The wish that is under way, or `null`: what a reload has to outlive.
 *
 * Source: the product's own rule.
 *
 * @example
 * wishUnderWay(new ReportMakingStore()).get(); // null
 */
export function wishUnderWay(
  making: ReportMakingStore,
): ReadableStore<ReportWish | null> & { restored(wish: ReportWish | null): void } {
  const wishOf = (state: ReportMaking) => (state.phase === 'working' ? state.wish : null);
  return {
    state$: making.state$.pipe(map(wishOf), distinctUntilChanged()),
    get: () => wishOf(making.get()),
    restored: (wish) => {
      if (wish !== null) making.wanted(wish);
    },
  };
}
