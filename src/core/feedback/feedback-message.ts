import { err, ok, type Result } from 'neverthrow';

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
