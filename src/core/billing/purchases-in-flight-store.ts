import { StateStore } from '../state/state-store.ts';

/** The keys of the purchases that were sent and not answered yet, the earliest first. */
export type PurchasesInFlight = readonly string[];

/**
 * Holds which purchases are under way, so that a screen can keep its button from being pressed twice.
 *
 * Source: specification, section 4 (CRD-07).
 *
 * @example
 * const inFlight = new PurchasesInFlightStore();
 * inFlight.started('key-1');
 * inFlight.get(); // ['key-1']
 */
export class PurchasesInFlightStore extends StateStore<PurchasesInFlight> {
  constructor() {
    super([]);
  }

  started(key: string): void {
    this.set([...this.get(), key]);
  }

  /** There is an answer, whichever. */
  ended(key: string): void {
    this.set(this.get().filter((one) => one !== key));
  }
}
