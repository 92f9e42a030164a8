import type { FeedbackType } from './feedback-type.ts';
import { isDissatisfied, type Rating } from './rating.ts';

/** The step of the dialog: 0 rating, 1 text, 2 apology, 3 contact form (specification, section 4). */
export type FeedbackStep = 0 | 1 | 2 | 3;

/** The state of the dialog. A closed dialog retains its last step until it is reopened. */
export interface FeedbackDialog {
  readonly isOpen: boolean;
  readonly step: FeedbackStep;
  readonly type: FeedbackType;
  /** The vehicle that the feedback is about, or `null`. */
  readonly vin: string | null;
  /** The rating that was picked or implied by the type; `null` if there is none yet. */
  readonly rating: Rating | null;
}

/** The events of the dialog. */
export type FeedbackDialogEvent =
  | { readonly kind: 'opened'; readonly type: FeedbackType; readonly vin: string | null }
  | { readonly kind: 'rated'; readonly rating: Rating }
  | { readonly kind: 'next' | 'back' | 'closed' };

/** The initial state. */
export const CLOSED_FEEDBACK_DIALOG: FeedbackDialog = {
  isOpen: false,
  step: 0,
  type: 'general',
  vin: null,
  rating: null,
};

/**
 * Returns the state of the dialog after an event. Opening resets it. From the rating, `next` leads to the text for a
 * satisfied person and to the apology for a dissatisfied person; from the apology, it leads to the contact form. `back`
 * leads from the contact form to the apology, and from the apology or the text to the rating. Invalid events have no
 * effect.
 *
 * Source: specification, sections 2 and 4 (FBK-01, FBK-03, FBK-04).
 *
 * @example
 * feedbackDialogAfter(CLOSED_FEEDBACK_DIALOG, { kind: 'opened', type: 'negative', vin: null }).step; // 2
 */
export function feedbackDialogAfter(dialog: FeedbackDialog, event: FeedbackDialogEvent): FeedbackDialog {
  if (event.kind === 'opened') return { isOpen: true, type: event.type, vin: event.vin, ...startOf(event.type) };
  if (!dialog.isOpen) return dialog;
  switch (event.kind) {
    case 'rated':
      return dialog.step === 0 ? { ...dialog, rating: event.rating } : dialog;
    case 'next':
      return { ...dialog, step: stepAfter(dialog) };
    case 'back':
      return { ...dialog, step: dialog.step === 3 ? 2 : 0 };
    case 'closed':
      return { ...dialog, isOpen: false };
  }
}

function startOf(type: FeedbackType): Pick<FeedbackDialog, 'step' | 'rating'> {
  if (type === 'positive') return { step: 1, rating: 5 };
  return { step: type === 'negative' ? 2 : 0, rating: null };
}

function stepAfter({ step, rating }: FeedbackDialog): FeedbackStep {
  if (step === 0) {
    if (rating === null) return 0;
    return isDissatisfied(rating) ? 2 : 1;
  }
  // The text is the last step of its path; the next action is sending.
  return step === 1 ? 1 : 3;
}
