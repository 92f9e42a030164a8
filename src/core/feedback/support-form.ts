import { err, ok, type Result } from 'neverthrow';

/** What is typed into the contact form. Source: specification, section 2 (FBK-14). */
export interface SupportForm {
  readonly vin: string;
  readonly message: string;
  readonly email: string;
  /** May be empty. */
  readonly name: string;
  /** Digits, or empty. */
  readonly phone: string;
}

/** What is wrong with a field. The specification fixes no words for a missing VIN: the screen finds its own. */
export type SupportFormError =
  | { readonly code: 'vin-missing'; readonly field: 'vin' }
  | { readonly code: 'email-invalid'; readonly field: 'email'; readonly message: 'Invalid email' }
  | { readonly code: 'message-missing'; readonly field: 'message'; readonly message: 'Please enter a message' };

/**
 * Checks the contact form. Every field that is wrong is named, in the order of the form; there is at least one in an
 * error. VIN, e-mail and name come back without blanks around them, the phone with its digits alone.
 *
 * Source: specification, section 5 (FBK-14).
 *
 * @example
 * readSupportForm({ vin: '1HGCM82693A000001', message: 'Help', email: 'nobody', name: '', phone: '' }).isErr(); // true
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
 * What a field for digits shows of what was typed or pasted into it: everything else is passed over.
 *
 * Source: specification, section 5 (FBK-14).
 *
 * @example
 * digitsOnly('+1 (555) 010-0'); // '15550100'
 */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
