import { err, ok, type Result } from 'neverthrow';

/** The fields of the contact form. Source: specification, section 2 (FBK-14). */
export interface SupportForm {
  readonly vin: string;
  readonly message: string;
  readonly email: string;
  /** Optional; may be empty. */
  readonly name: string;
  /** Digits only, or empty. */
  readonly phone: string;
}

/** The problem with a field. The specification defines no text for a missing VIN, so the screen uses its own. */
export type SupportFormError =
  | { readonly code: 'vin-missing'; readonly field: 'vin' }
  | { readonly code: 'email-invalid'; readonly field: 'email'; readonly message: 'Invalid email' }
  | { readonly code: 'message-missing'; readonly field: 'message'; readonly message: 'Please enter a message' };

/**
 * Validates the contact form. An error lists all invalid fields in form order and has at least one. VIN, email and name
 * are returned without surrounding spaces, the phone number with digits only.
 *
 * Source: specification, section 5 (FBK-14).
 *
 * @example
 * readSupportForm({ vin: '1HGCM82693A000001', message: 'Help', email: 'none', name: '', phone: '' }).isErr(); // true
 */
export function readSupportForm(form: SupportForm): Result<SupportForm, readonly SupportFormError[]> {
  const errors: SupportFormError[] = [];
  if (form.vin.trim() === '') errors.push({ code: 'vin-missing', field: 'vin' });
  if (form.message.trim() === '') {
    errors.push({ code: 'message-missing', field: 'message', message: 'Please enter a message' });
  }
  if (!form.email.includes('@')) errors.push({ code: 'email-invalid', field: 'email', message: 'Invalid email' });
  if (errors.length > 0) return err(errors);
  return ok({
    vin: form.vin.trim(),
    message: form.message,
    email: form.email.trim(),
    name: form.name.trim(),
    phone: digitsOnly(form.phone),
  });
}

/**
 * Returns only the digits of a text that was typed or pasted into a numeric field.
 *
 * Source: specification, section 5 (FBK-14).
 *
 * @example
 * digitsOnly('+1 (555) 010-0'); // '15550100'
 */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
