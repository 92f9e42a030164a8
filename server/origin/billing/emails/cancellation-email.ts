import type { Language } from '#core/site/host-variant.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';
import { emailDay } from './email-day.ts';

/** The data in emails about a subscription. */
export interface SubscriptionFacts {
  readonly language: Language;
  readonly planName: string;
  readonly subscriptionId: string;
  /** End of the paid period, in UTC epoch milliseconds. */
  readonly endsAt: number;
  readonly siteAddress: string;
}

/** Returns the email that confirms the cancellation of a subscription. */
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

/** Returns the email that confirms that a canceled subscription continues. */
export function resumedEmail({ language, planName, endsAt, siteAddress }: SubscriptionFacts): EmailContent {
  return composeEmail(language, 'email-billing.resumed', { planName, day: emailDay(language, endsAt), siteAddress });
}
