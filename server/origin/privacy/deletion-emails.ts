import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '../kernel/email/compose-email.ts';

/** Returns the email that asks the account's owner to confirm the deletion. */
export function confirmDeletionEmail(language: Language, link: string): EmailContent {
  return composeEmail(language, 'email-privacy.confirm-deletion', { link });
}

/** Returns the email with the date of the erasure and a link to cancel it. */
export function deletionConfirmedEmail(
  language: Language,
  { eraseAt, cancelLink }: { readonly eraseAt: number; readonly cancelLink: string },
): EmailContent {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(eraseAt);
  return composeEmail(language, 'email-privacy.deletion-confirmed', { day, cancelLink });
}

/** Returns the email that confirms the canceled deletion. */
export function deletionCancelledEmail(language: Language): EmailContent {
  return composeEmail(language, 'email-privacy.deletion-canceled');
}

/** Returns the email that confirms the erasure; the last email to this address. */
export function accountErasedEmail(language: Language): EmailContent {
  return composeEmail(language, 'email-privacy.account-erased');
}
