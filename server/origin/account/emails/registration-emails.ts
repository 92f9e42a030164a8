import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';

/** Returns the email that asks the recipient to confirm a new address for an account. */
export function confirmEmailMessage(language: Language, link: string): EmailContent {
  return composeEmail(language, 'email-account.confirm-new-address', { link });
}

/** Returns the email that asks the owner of a new account to confirm its address. */
export function confirmOwnEmailText(language: Language, link: string): EmailContent {
  return composeEmail(language, 'email-account.confirm-address', { link });
}

/** Returns the email that notifies the old address of the change to another address. */
export function emailChangingMessage(language: Language): EmailContent {
  return composeEmail(language, 'email-account.address-changing');
}
