import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';

/** Asks a new address whether it may become that of an account. */
export function confirmEmailLetter(language: Language, link: string): LetterText {
  return letterText(language, 'email-account.confirm-new-address', { link });
}

/** Asks the owner of a new account to confirm its address. */
export function confirmOwnEmailText(language: Language, link: string): LetterText {
  return letterText(language, 'email-account.confirm-address', { link });
}

/** Lets the old address know that another is to take its place. */
export function emailChangingLetter(language: Language): LetterText {
  return letterText(language, 'email-account.address-changing');
}
