import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';
import { translatorOf } from '#texts/translator-of.ts';

/** Returns the email that reports a sign-in on a device that is new for the account. */
export function newDeviceEmail(
  language: Language,
  { at, resetLink }: { readonly at: number; readonly resetLink: string },
): EmailContent {
  const time = new Date(at).toLocaleString(translatorOf(language)('language.locale'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return composeEmail(language, 'email-account.new-device', { time, resetLink });
}

/** Returns the email that answers a registration with an address that already has an account. */
export function accountExistsEmail(language: Language, address: string): EmailContent {
  const links = { signIn: `${address}/login`, forgot: `${address}/forgot-password` };
  return composeEmail(language, 'email-account.account-exists', links);
}
