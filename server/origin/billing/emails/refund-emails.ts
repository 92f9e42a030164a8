import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import { moneyText } from '#origin/documents/engine/money-text.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';

/** The data in emails about an order. */
export interface OrderFacts {
  readonly language: Language;
  readonly orderNumber: string;
  readonly siteAddress: string;
}

/** Returns the email that confirms a refund and lists what was revoked for it. */
export function refundEmail(
  { language, orderNumber }: OrderFacts,
  { amount, isDuplicate }: { readonly amount: Money; readonly isDuplicate: boolean },
): EmailContent {
  const name = isDuplicate ? 'email-billing.duplicate-refund' : 'email-billing.refund';
  return composeEmail(language, name, { orderNumber, money: moneyText(amount) });
}

/** Returns the email that reports a paid document that could not be created and offers a refund or a credit. */
export function undeliveredEmail(
  { language, orderNumber, siteAddress }: OrderFacts,
  { kind, vin, words }: { readonly kind: 'report' | 'sticker'; readonly vin: string; readonly words: string },
): EmailContent {
  const link = `${siteAddress}/checkout/choice/${words}`;
  return composeEmail(language, `email-billing.undelivered-${kind}`, { orderNumber, vin, link });
}

/** Returns the email that confirms a withdrawal with its time of receipt. Source: 2011/83/EU, Article 11a. */
export function withdrawalEmail(
  { language, orderNumber }: OrderFacts,
  { receivedAt, refunded }: { readonly receivedAt: number; readonly refunded: Money | null },
): EmailContent {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
    receivedAt,
  );
  return refunded === null
    ? composeEmail(language, 'email-billing.withdrawal-without-refund', { orderNumber, time })
    : composeEmail(language, 'email-billing.withdrawal', { orderNumber, time, money: moneyText(refunded) });
}

/** Returns the email with a new private link, which is only sent to the address of the order. */
export function documentLinkEmail(
  language: Language,
  { link, vin }: { readonly link: string; readonly vin: string },
): EmailContent {
  return composeEmail(language, 'email-billing.document-link', { link, vin });
}
