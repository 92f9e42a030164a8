import { Subscription, timer } from 'rxjs';
import { StateStore } from '../state/state-store.ts';
import {
  CLOSED_FEEDBACK_DIALOG,
  type FeedbackDialog,
  type FeedbackDialogEvent,
  feedbackDialogAfter,
} from './feedback-dialog.ts';
import type { FeedbackType } from './feedback-type.ts';
import { RATING_ADVANCE_MS, type Rating } from './rating.ts';

/**
 * Stores the state of the feedback dialog. A rating advances the dialog after 300 ms; a new rating within that time
 * restarts the timer, and any other event cancels it.
 *
 * Source: specification, sections 2 and 4 (FBK-01, FBK-02).
 *
 * @example
 * const dialog = new FeedbackDialogStore();
 * dialog.opened({ type: 'report', vin: '1HGCM82693A000001' });
 * dialog.rated(5);
 */
export class FeedbackDialogStore extends StateStore<FeedbackDialog> {
  #advance = Subscription.EMPTY;

  constructor() {
    super(CLOSED_FEEDBACK_DIALOG);
  }

  /** Opens the dialog and resets its previous state. */
  opened(subject: { readonly type: FeedbackType; readonly vin: string | null }): void {
    this.#happened({ kind: 'opened', ...subject });
  }

  rated(rating: Rating): void {
    this.#happened({ kind: 'rated', rating });
    const { isOpen, step } = this.get();
    if (isOpen && step === 0) this.#advance = timer(RATING_ADVANCE_MS).subscribe(() => this.wentOn());
  }

  /** Advances to the next step. */
  wentOn(): void {
    this.#happened({ kind: 'next' });
  }

  /** Returns to the previous step. */
  wentBack(): void {
    this.#happened({ kind: 'back' });
  }

  closed(): void {
    this.#happened({ kind: 'closed' });
  }

  /** Only signed-in people can give feedback. */
  loggedOut(): void {
    this.closed();
  }

  #happened(event: FeedbackDialogEvent): void {
    this.#advance.unsubscribe();
    this.set(feedbackDialogAfter(this.get(), event));
  }
}
