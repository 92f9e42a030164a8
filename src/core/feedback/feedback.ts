import { type FeedbackType, type ReportType, reportTypeOf } from './feedback-type.ts';
import type { Rating } from './rating.ts';

/** What is sent when a person gives feedback. Source: specification, section 3 (FBK-08). */
export interface Feedback {
  /** The vehicle it is about; `null` is not sent. */
  readonly vin: string | null;
  /** The kind of document it is about; `null` where it is about none. */
  readonly reportType: ReportType | null;
  /** `null` where nothing was picked. */
  readonly satisfaction: Rating | null;
  /** Empty where the step was skipped. */
  readonly message: string;
}

/** What a person gives feedback on, as the dialog knows it. */
export interface FeedbackSubject {
  readonly type: FeedbackType;
  readonly vin: string | null;
  readonly rating: Rating | null;
}

/**
 * Puts feedback together from what the dialog knows and what was typed. A VIN of blanks alone is none.
 *
 * Source: specification, section 3 (FBK-08, FBK-09).
 *
 * @example
 * feedbackOf({ type: 'regenerate', vin: '1HGCM82693A000001', rating: 4 }, 'Fine').reportType; // 'sticker'
 */
export function feedbackOf({ type, vin, rating }: FeedbackSubject, message: string): Feedback {
  return { vin: vin?.trim() || null, reportType: reportTypeOf(type), satisfaction: rating, message };
}
