import type { FeedbackDialog } from './feedback-dialog.ts';
import { type FeedbackType, reportTypeOf } from './feedback-type.ts';

/** What skipping a step does. */
export interface FeedbackSkip {
  readonly closes: boolean;
  readonly sends: boolean;
}

/** What a dissatisfied person may choose. */
export type ApologyOption = 'regenerate-sticker' | 'contact-support' | 'live-chat' | 'nothing';

/**
 * What skipping the step at hand does: at the rating it closes the dialog and sends nothing; at the text it sends the
 * feedback without a message, and the success screen follows; at the apology it closes the dialog and sends. The contact
 * form cannot be skipped: `null`.
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
 * What the apology offers, in the order in which it is shown. Only who gives feedback on a sticker may have it made
 * again.
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
