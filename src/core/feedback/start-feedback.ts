import type { ReadableStore } from '../state/state-store.ts';
import type { FeedbackDialogStore } from './feedback-dialog-store.ts';
import { type FeedbackItem, mayStartFeedback } from './feedback-item.ts';
import type { FeedbackType } from './feedback-type.ts';

/** Opens the feedback dialog if feedback may be asked for; answers whether it did. */
export type StartFeedback = (subject: { readonly type: FeedbackType; readonly vin: string | null }) => boolean;

/** What {@link createStartFeedback} needs. */
export interface StartFeedbackDependencies {
  readonly dialog: Pick<FeedbackDialogStore, 'opened'>;
  readonly feedbacks: Pick<ReadableStore<readonly FeedbackItem[]>, 'get'>;
}

/**
 * Makes the use case that asks for feedback, unless it was given already.
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
