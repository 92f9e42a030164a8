import { err, ok, type Result } from 'neverthrow';

/** Why a message cannot be sent, in the words that belong to the step. */
export interface FeedbackMessageError {
  readonly code: 'message-missing';
  readonly message: 'Enter a message' | 'Please enter a message';
}

/** The steps of the dialog on which a message is typed: the text, and the apology. */
export type FeedbackMessageStep = 1 | 2;

/**
 * Checks a message that is to be sent without skipping. One of blanks alone is none; any other is sent as typed.
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
