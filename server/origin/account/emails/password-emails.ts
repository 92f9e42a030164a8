import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';

/** Returns the email with the link for choosing a password. */
export function passwordLinkEmail(
  language: Language,
  { link, lastsMs }: { readonly link: string; readonly lastsMs: number },
): EmailContent {
  return composeEmail(language, 'email-account.password-link', { link, lasts: durationText(language, lastsMs) });
}

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function durationText(language: Language, lastsMs: number): string {
  const [amount, unit] = lastsMs >= DAY_MS ? [lastsMs / DAY_MS, 'day'] : [lastsMs / MINUTE_MS, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** Returns the email that reports a changed password. */
export function passwordChangedEmail(language: Language): EmailContent {
  return composeEmail(language, 'email-account.password-changed');
}
