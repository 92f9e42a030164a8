import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';

/** Asks a new address whether it may become that of an account. */
export function confirmEmailMessage(language: Language, link: string): EmailContent {
  return composeEmail(language, 'email-account.confirm-new-address', { link });
}

/** Asks the owner of a new account to confirm its address. */
export function confirmOwnEmailText(language: Language, link: string): EmailContent {
  return composeEmail(language, 'email-account.confirm-address', { link });
}

/** Lets the old address know that another is to take its place. */
export function emailChangingMessage(language: Language): EmailContent {
  return composeEmail(language, 'email-account.address-changing');
}
