import { StateStore } from '../state/state-store.ts';

/** The keys of the purchases in flight, in the order in which they were sent. */
export type PurchasesInFlight = readonly string[];

/**
 * Stores the purchases in flight, so that a screen can disable its button.
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

  /** Removes a purchase after its response, success or failure. */
  ended(key: string): void {
    this.set(this.get().filter((one) => one !== key));
  }
}
