import { err, ok, type Result } from 'neverthrow';
import { hasEmailForm } from '../person/email-address.ts';

/** A wish that an account be deleted. Source: specification, section 3. */
export interface DeletionRequest {
  readonly email: string;
  readonly message: string;
}

/** Why a wish cannot be sent, with the words to show for it. */
export type DeletionRequestError =
  | { readonly code: 'email-invalid'; readonly message: 'Please enter a valid email address.' }
  | { readonly code: 'message-missing'; readonly message: 'Please enter a message.' };

/** What is shown where the origin says nothing of why a wish was not taken. */
export const DELETION_FAILED_MESSAGE = 'Something went wrong';
/** What is shown when a wish was sent (specification, section 8). */
export const DELETION_REQUESTED_MESSAGE = 'Your request has been submitted successfully!';
/** How long it is shown, in milliseconds (specification, section 9). */
export const DELETION_REQUESTED_MS = 10_000;

/**
 * Checks what was typed into the deletion form, the e-mail address first. A message of blanks alone is none.
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
