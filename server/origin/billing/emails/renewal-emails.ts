import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import { moneyText } from '#origin/documents/engine/money-text.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';
import { emailDay } from './email-day.ts';

/** The data in emails about a renewal. */
export interface RenewalFacts {
  readonly language: Language;
  readonly planName: string;
  readonly price: Money;
  readonly siteAddress: string;
}

/** Returns the email that announces a renewal and explains how to cancel before it. */
export function renewalReminderEmail(
  { language, planName, price, siteAddress }: RenewalFacts,
  renewsAt: number,
): EmailContent {
  return composeEmail(language, 'email-billing.renewal-reminder', {
    planName,
    day: emailDay(language, renewsAt),
    amount: moneyText(price),
    siteAddress,
  });
}

/** Returns the email that asks the buyer to confirm a renewal because their bank requires it. */
export function renewalConfirmationEmail(
  { language, planName, price }: RenewalFacts,
  { link, nextTryAt }: { readonly link: string; readonly nextTryAt: number | null },
): EmailContent {
  const values = { planName, amount: moneyText(price), link };
  return nextTryAt === null
    ? composeEmail(language, 'email-billing.confirm-ended', values)
    : composeEmail(language, 'email-billing.confirm-renewal', { ...values, until: emailDay(language, nextTryAt) });
}

/**
 * Returns the email that reports a declined renewal with the date of the next attempt or the end of the subscription.
 */
export function declinedRenewalEmail(
  { language, planName, siteAddress }: RenewalFacts,
  nextTryAt: number | null,
): EmailContent {
  const values = { planName, siteAddress };
  return nextTryAt === null
    ? composeEmail(language, 'email-billing.subscription-ended', values)
    : composeEmail(language, 'email-billing.renewal-declined', { ...values, day: emailDay(language, nextTryAt) });
}
