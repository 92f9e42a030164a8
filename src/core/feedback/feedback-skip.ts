import type { FeedbackDialog } from './feedback-dialog.ts';
import { type FeedbackType, reportTypeOf } from './feedback-type.ts';

/** The effect of skipping a step. */
export interface FeedbackSkip {
  readonly closes: boolean;
  readonly sends: boolean;
}

/** The options offered to a dissatisfied person. */
export type ApologyOption = 'regenerate-sticker' | 'contact-support' | 'live-chat' | 'nothing';

/**
 * Returns the effect of skipping the current step. At the rating, it closes the dialog and sends nothing. At the text,
 * it sends the feedback without a message and shows the success screen. At the apology, it closes the dialog and sends
 * the feedback. The contact form cannot be skipped: `null`.
 *
 * Source: specification, section 4 (FBK-02, FBK-06).
 *
 * @example
 * feedbackSkip({ step: 2 }); // { closes: true, sends: true }
 */
export function feedbackSkip({ step }: Pick<FeedbackDialog, 'step'>): FeedbackSkip | null {
  switch (step) {
    case 0:
      return { closes: true, sends: false };
    case 1:
      return { closes: false, sends: true };
    case 2:
      return { closes: true, sends: true };
    case 3:
      return null;
  }
}

/**
 * Returns the options of the apology in display order. Regenerating the sticker is offered only for sticker feedback.
 *
 * Source: specification, section 2 (FBK-05).
 *
 * @example
 * apologyOptions('report'); // ['contact-support', 'live-chat', 'nothing']
 */
export function apologyOptions(type: FeedbackType): readonly ApologyOption[] {
  const always: readonly ApologyOption[] = ['contact-support', 'live-chat', 'nothing'];
  return reportTypeOf(type) === 'sticker' ? ['regenerate-sticker', ...always] : always;
}
