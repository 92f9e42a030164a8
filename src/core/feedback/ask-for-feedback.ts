import type { FeedbackDialogStore } from './feedback-dialog-store.ts';
import type { FeedbackItem } from './feedback-item.ts';
import type { FeedbacksStore } from './feedbacks-store.ts';
import type { StartFeedback } from './start-feedback.ts';

/** The browser storage key of the vehicles for which feedback was requested automatically. */
export const ASKED_FEEDBACKS_STORAGE_KEY = 'feedbacks_asked';

/** Opens the feedback dialog automatically if permitted; returns whether it opened. */
export type AskForFeedback = (subject: FeedbackItem) => boolean;

/** The dependencies of {@link createAskForFeedback}. */
export interface AskForFeedbackDependencies {
  readonly dialog: Pick<FeedbackDialogStore, 'get'>;
  readonly startFeedback: StartFeedback;
  /** The vehicles for which feedback was requested, whether or not it was given. */
  readonly asked: FeedbacksStore;
}

/**
 * Creates the use case that asks for feedback after a document is first viewed. It asks once per vehicle, so that
 * people who close the dialog do not see it again unless they request it.
 *
 * Source: specification, section 4 (FBK-10), and the product's own rule.
 *
 * @example
 * const asked = new FeedbacksStore();
 * const dialog = new FeedbackDialogStore();
 * const askForFeedback = createAskForFeedback({ dialog, startFeedback: () => true, asked });
 * askForFeedback({ type: 'report', vin: '1HGCM82693A000001' }); // true
 * askForFeedback({ type: 'sticker', vin: '1HGCM82693A000001' }); // false
 */
export function createAskForFeedback({ dialog, startFeedback, asked }: AskForFeedbackDependencies): AskForFeedback {
  return (subject) => {
    // Reopening would reset a dialog that is in use.
    const mayAsk = !dialog.get().isOpen && !asked.get().some(({ vin }) => vin === subject.vin);
    if (!mayAsk || !startFeedback(subject)) return false;
    asked.given(subject);
    return true;
  };
}
