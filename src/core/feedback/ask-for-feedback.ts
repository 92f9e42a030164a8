import type { FeedbackDialogStore } from './feedback-dialog-store.ts';
import type { FeedbackItem } from './feedback-item.ts';
import type { FeedbacksStore } from './feedbacks-store.ts';
import type { StartFeedback } from './start-feedback.ts';

/** Under which key a browser keeps where feedback was asked for unbidden. */
export const ASKED_FEEDBACKS_STORAGE_KEY = 'feedbacks_asked';

/** Opens the feedback dialog unbidden, if that may be done; answers whether it did. */
export type AskForFeedback = (subject: FeedbackItem) => boolean;

/** What {@link createAskForFeedback} needs. */
export interface AskForFeedbackDependencies {
  readonly dialog: Pick<FeedbackDialogStore, 'get'>;
  readonly startFeedback: StartFeedback;
  /** Where feedback was asked for, whether or not any was given. */
  readonly asked: FeedbacksStore;
}

/**
 * Makes the use case that asks for feedback after a document was first viewed: once a vehicle, so that nobody who has
 * closed the dialog meets it again unless they ask for it.
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
    // Opened again it would start afresh under the hands of whoever is at it.
    const mayAsk = !dialog.get().isOpen && !asked.get().some(({ vin }) => vin === subject.vin);
    if (!mayAsk || !startFeedback(subject)) return false;
    asked.given(subject);
    return true;
  };
}
