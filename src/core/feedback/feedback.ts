import { err, ok, type Result } from 'neverthrow';
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

/** The reason why a message cannot be sent, with the text for the step. */
export interface FeedbackMessageError {
  readonly code: 'message-missing';
  readonly message: 'Enter a message' | 'Please enter a message';
}

/** The steps of the dialog with a message field: the text and the apology. */
export type FeedbackMessageStep = 1 | 2;

/**
 * Validates a message that is sent without skipping. A message of only spaces counts as empty; any other is sent
 * unmodified.
 *
 * Source: specification, section 5 (FBK-07).
 *
 * @example
 * readFeedbackMessage(1, ' ').isErr(); // true
 */
export function readFeedbackMessage(step: FeedbackMessageStep, text: string): Result<string, FeedbackMessageError> {
  if (text.trim() !== '') return ok(text);
  return err({ code: 'message-missing', message: step === 1 ? 'Enter a message' : 'Please enter a message' });
}
