import { type FeedbackType, type ReportType, reportTypeOf } from './feedback-type.ts';
import type { Rating } from './rating.ts';

/** The feedback sent by a person. Source: specification, section 3 (FBK-08). */
export interface Feedback {
  /** The vehicle that the feedback is about; `null` is not sent. */
  readonly vin: string | null;
  /** The kind of document that the feedback is about; `null` if none. */
  readonly reportType: ReportType | null;
  /** `null` if none was picked. */
  readonly satisfaction: Rating | null;
  /** Empty if the step was skipped. */
  readonly message: string;
}

/** The subject of the feedback, from the state of the dialog. */
export interface FeedbackSubject {
  readonly type: FeedbackType;
  readonly vin: string | null;
  readonly rating: Rating | null;
}

/**
 * Returns feedback assembled from the dialog state and the message. A VIN of only spaces counts as missing.
 *
 * Source: specification, section 3 (FBK-08, FBK-09).
 *
 * @example
 * feedbackOf({ type: 'regenerate', vin: '1HGCM82693A000001', rating: 4 }, 'Fine').reportType; // 'sticker'
 */
export function feedbackOf({ type, vin, rating }: FeedbackSubject, message: string): Feedback {
  return { vin: vin?.trim() || null, reportType: reportTypeOf(type), satisfaction: rating, message };
}
