import { StateStore } from '../state/state-store.ts';
import { type FeedbackItem, withFeedback } from './feedback-item.ts';

/**
 * Holds which feedback was given from this browser; it is kept under `FEEDBACKS_STORAGE_KEY`.
 *
 * Source: specification, sections 3 and 4 (FBK-10, FBK-11).
 *
 * @example
 * const feedbacks = new FeedbacksStore();
 * feedbacks.given({ vin: '1HGCM82693A000001', type: 'report' });
 */
export class FeedbacksStore extends StateStore<readonly FeedbackItem[]> {
  constructor() {
    super([]);
  }

  given(item: FeedbackItem): void {
    this.set(withFeedback(this.get(), item));
  }

  /** Which vehicles a person looked at is nobody else's business. */
  loggedOut(): void {
    this.set([]);
  }

  /** An earlier visit, or another tab, left this list. */
  restored(items: readonly FeedbackItem[]): void {
    this.set(items);
  }
}
