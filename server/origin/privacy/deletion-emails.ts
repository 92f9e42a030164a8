import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '../kernel/email/email-text.ts';

/** Asks whether the wish for deletion is the owner's. */
export function confirmDeletionLetter(language: Language, link: string): LetterText {
  return letterText(language, 'email-privacy.confirm-deletion', { link });
}

/** Tells when the account will be erased, and how to keep it. */
export function deletionConfirmedLetter(
  language: Language,
  { eraseAt, cancelLink }: { readonly eraseAt: number; readonly cancelLink: string },
): LetterText {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(eraseAt);
  return letterText(language, 'email-privacy.deletion-confirmed', { day, cancelLink });
}

/** Tells that the account stays. */
export function deletionCancelledLetter(language: Language): LetterText {
  return letterText(language, 'email-privacy.deletion-canceled');
}

/** Tells that the account is gone; the last letter to this address. */
export function accountErasedLetter(language: Language): LetterText {
  return letterText(language, 'email-privacy.account-erased');
}
