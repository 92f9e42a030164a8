import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';
import { emailDay } from './email-day.ts';

/** What emails about a subscription state. */
export interface SubscriptionFacts {
  readonly language: Language;
  readonly planName: string;
  readonly subscriptionId: string;
  /** When the paid period ends, in UTC epoch milliseconds. */
  readonly endsAt: number;
  readonly siteAddress: string;
}

/** Confirms that a subscription was canceled. */
export function cancellationEmail({
  language,
  planName,
  subscriptionId,
  endsAt,
  siteAddress,
}: SubscriptionFacts): EmailContent {
  const day = emailDay(language, endsAt);
  return composeEmail(language, 'email-billing.canceled', { planName, day, siteAddress, subscriptionId });
}

/** Confirms that a canceled subscription goes on. */
export function resumedEmail({ language, planName, endsAt, siteAddress }: SubscriptionFacts): EmailContent {
  return composeEmail(language, 'email-billing.resumed', { planName, day: emailDay(language, endsAt), siteAddress });
}
