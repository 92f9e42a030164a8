import type { ReadableStore } from '../state/state-store.ts';
import type { FeedbackDialogStore } from './feedback-dialog-store.ts';
import { type FeedbackItem, mayStartFeedback } from './feedback-item.ts';
import type { FeedbackType } from './feedback-type.ts';

/** Opens the feedback dialog if permitted; returns whether it opened. */
export type StartFeedback = (subject: { readonly type: FeedbackType; readonly vin: string | null }) => boolean;

/** The dependencies of {@link createStartFeedback}. */
export interface StartFeedbackDependencies {
  readonly dialog: Pick<FeedbackDialogStore, 'opened'>;
  readonly feedbacks: Pick<ReadableStore<readonly FeedbackItem[]>, 'get'>;
}

/**
 * Creates the use case that asks for feedback unless it was already given.
 *
 * Source: specification, section 4 (FBK-10).
 *
 * @example
 * const startFeedback = createStartFeedback({ dialog: new FeedbackDialogStore(), feedbacks: new FeedbacksStore() });
 * startFeedback({ type: 'report', vin: '1HGCM82693A000001' }); // true
 */
export function createStartFeedback({ dialog, feedbacks }: StartFeedbackDependencies): StartFeedback {
  return ({ type, vin }) => {
    const mayStart = mayStartFeedback(feedbacks.get(), { type, vin: vin ?? '' });
    if (mayStart) dialog.opened({ type, vin });
    return mayStart;
  };
}
