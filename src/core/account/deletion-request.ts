import { err, ok, type Result } from 'neverthrow';
import { hasEmailForm } from '../person/email-address.ts';

/** A request to delete an account. Source: specification, section 3. */
export interface DeletionRequest {
  readonly email: string;
  readonly message: string;
}

/** The reasons why a request cannot be sent, with the text to show. */
export type DeletionRequestError =
  | { readonly code: 'email-invalid'; readonly message: 'Please enter a valid email address.' }
  | { readonly code: 'message-missing'; readonly message: 'Please enter a message.' };

/** The text shown if the origin gives no reason for a failure. */
export const DELETION_FAILED_MESSAGE = 'Something went wrong';
/** The text shown after a request was sent (specification, section 8). */
export const DELETION_REQUESTED_MESSAGE = 'Your request has been submitted successfully!';
/** How long the success message is shown, in milliseconds (specification, section 9). */
export const DELETION_REQUESTED_MS = 10_000;

/**
 * Validates the deletion form, the email address first. A message of only spaces counts as empty.
 *
 * Source: specification, section 5 (ACC-15).
 *
 * @example
 * readDeletionRequest({ email: 'user@demo.vinport.example', message: '' }); // err({ code: 'message-missing', … })
 */
export function readDeletionRequest({
  email,
  message,
}: DeletionRequest): Result<DeletionRequest, DeletionRequestError> {
  if (!hasEmailForm(email)) return err({ code: 'email-invalid', message: 'Please enter a valid email address.' });
  if (message.trim() === '') return err({ code: 'message-missing', message: 'Please enter a message.' });
  return ok({ email, message });
}
