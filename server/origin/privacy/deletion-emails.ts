import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '../kernel/email/compose-email.ts';

/** Asks whether the wish for deletion is the owner's. */
export function confirmDeletionEmail(language: Language, link: string): EmailContent {
  return composeEmail(language, 'email-privacy.confirm-deletion', { link });
}

/** Tells when the account will be erased, and how to keep it. */
export function deletionConfirmedEmail(
  language: Language,
  { eraseAt, cancelLink }: { readonly eraseAt: number; readonly cancelLink: string },
): EmailContent {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(eraseAt);
  return composeEmail(language, 'email-privacy.deletion-confirmed', { day, cancelLink });
}

/** Tells that the account stays. */
export function deletionCancelledEmail(language: Language): EmailContent {
  return composeEmail(language, 'email-privacy.deletion-canceled');
}

/** Tells that the account is gone; the last letter to this address. */
export function accountErasedEmail(language: Language): EmailContent {
  return composeEmail(language, 'email-privacy.account-erased');
}
