import type { ReadableStore } from '../state/state-store.ts';
import type { FeedbackDialogStore } from './feedback-dialog-store.ts';
import { type FeedbackItem, mayStartFeedback } from './feedback-item.ts';
import type { FeedbackType } from './feedback-type.ts';
import type { FeedbacksStore } from './feedbacks-store.ts';

/** Opens the feedback dialog if permitted; returns whether it opened. */
export type StartFeedback = (subject: { readonly type: FeedbackType; readonly vin: string | null }) => boolean;

/** The dependencies of {@link createStartFeedback}. */
export interface StartFeedbackDependencies {
  readonly feedbackDialog: Pick<FeedbackDialogStore, 'opened'>;
  readonly feedbacks: Pick<ReadableStore<readonly FeedbackItem[]>, 'get'>;
}

/**
 * Creates the use case that asks for feedback unless it was already given.
 *
 * Source: specification, section 4 (FBK-10).
 *
 * @example
 * const startFeedback = createStartFeedback({ feedbackDialog: new FeedbackDialogStore(), feedbacks: new FeedbacksStore() });
 * startFeedback({ type: 'report', vin: '1HGCM82693A000001' }); // true
 */
export function createStartFeedback({ feedbackDialog, feedbacks }: StartFeedbackDependencies): StartFeedback {
  return ({ type, vin }) => {
    const mayStart = mayStartFeedback(feedbacks.get(), { type, vin: vin ?? '' });
    if (mayStart) feedbackDialog.opened({ type, vin });
    return mayStart;
  };
}

/** The browser storage key of the vehicles for which feedback was requested automatically. */
export const ASKED_FEEDBACKS_STORAGE_KEY = 'feedbacks_asked';

/** Opens the feedback dialog automatically if permitted; returns whether it opened. */
export type AskForFeedback = (subject: FeedbackItem) => boolean;

/** The dependencies of {@link createAskForFeedback}. */
export interface AskForFeedbackDependencies {
  readonly feedbackDialog: Pick<FeedbackDialogStore, 'get'>;
  readonly startFeedback: StartFeedback;
  /** The vehicles for which feedback was requested, whether or not it was given. */
  readonly askedFeedbacks: FeedbacksStore;
}

/**
 * Creates the use case that asks for feedback after a document is first viewed. It asks once per vehicle, so that
 * people who close the dialog do not see it again unless they request it.
 *
 * Source: specification, section 4 (FBK-10), and the product's own rule.
 *
 * @example
 * const askedFeedbacks = new FeedbacksStore();
 * const feedbackDialog = new FeedbackDialogStore();
 * const askForFeedback = createAskForFeedback({ feedbackDialog, startFeedback: () => true, askedFeedbacks });
 * askForFeedback({ type: 'report', vin: '1HGCM82693A000001' }); // true
 * askForFeedback({ type: 'sticker', vin: '1HGCM82693A000001' }); // false
 */
export function createAskForFeedback({
  feedbackDialog,
  startFeedback,
  askedFeedbacks,
}: AskForFeedbackDependencies): AskForFeedback {
  return (subject) => {
    // Reopening would reset a dialog that is in use.
    const mayAsk = !feedbackDialog.get().isOpen && !askedFeedbacks.get().some(({ vin }) => vin === subject.vin);
    if (!mayAsk || !startFeedback(subject)) return false;
    askedFeedbacks.given(subject);
    return true;
  };
}
