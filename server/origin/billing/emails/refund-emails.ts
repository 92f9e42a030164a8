import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import { moneyText } from '#origin/documents/engine/money-text.ts';
import { composeEmail, type EmailContent } from '#origin/kernel/email/compose-email.ts';

/** What emails about an order state. */
export interface OrderFacts {
  readonly language: Language;
  readonly orderNumber: string;
  readonly siteAddress: string;
}

/** Confirms that money is on its way back, and what was taken back for it. */
export function refundEmail(
  { language, orderNumber }: OrderFacts,
  { amount, isDuplicate }: { readonly amount: Money; readonly isDuplicate: boolean },
): EmailContent {
  const name = isDuplicate ? 'email-billing.duplicate-refund' : 'email-billing.refund';
  return composeEmail(language, name, { orderNumber, money: moneyText(amount) });
}

/** Reports that a paid document could not be made, and asks whether to refund it or to give a credit. */
export function undeliveredEmail(
  { language, orderNumber, siteAddress }: OrderFacts,
  { kind, vin, words }: { readonly kind: 'report' | 'sticker'; readonly vin: string; readonly words: string },
): EmailContent {
  const link = `${siteAddress}/checkout/choice/${words}`;
  return composeEmail(language, `email-billing.undelivered-${kind}`, { orderNumber, vin, link });
}

/** Confirms a withdrawal with the time it arrived. Source: 2011/83/EU, Article 11a. */
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

/** Brings a new private link, only ever to the address of the order. */
export function documentLinkEmail(
  language: Language,
  { link, vin }: { readonly link: string; readonly vin: string },
): EmailContent {
  return composeEmail(language, 'email-billing.document-link', { link, vin });
}
