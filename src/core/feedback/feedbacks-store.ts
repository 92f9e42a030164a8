import { PersistedStore } from '../state/state-store.ts';
import { type FeedbackItem, withFeedback } from './feedback-item.ts';

/**
 * Stores the feedback given from this browser, persisted under `FEEDBACKS_STORAGE_KEY`.
 *
 * Source: specification, sections 3 and 4 (FBK-10, FBK-11).
 *
 * @example
 * const feedbacks = new FeedbacksStore();
 * feedbacks.given({ vin: '1HGCM82693A000001', type: 'report' });
 */
export class FeedbacksStore extends PersistedStore<readonly FeedbackItem[]> {
  constructor() {
    super([]);
  }

  given(item: FeedbackItem): void {
    this.set(withFeedback(this.get(), item));
  }

  /** The vehicles that a person viewed are private, so the list is cleared. */
  loggedOut(): void {
    this.set([]);
  }
}
