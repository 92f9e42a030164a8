import { moneyText } from '#origin/documents/engine/money-text.ts';
import type { SiteReceipt } from '#origin/documents/receipt/site-receipt.ts';
import type { EmailContent } from '#origin/kernel/email/compose-email.ts';
import { translatorOf } from '#texts/translator-of.ts';

/** A document that a receipt links to. */
export interface LinkedDocument {
  readonly kind: 'report' | 'sticker';
  readonly vin: string;
  /** The private link to the document. */
  readonly address: string;
}

/**
 * Returns the email that confirms a purchase: its lines, the private links to its documents, and the consents that must
 * be confirmed by law.
 */
export function receiptEmail(receipt: SiteReceipt, documents: readonly LinkedDocument[]): EmailContent {
  const { language, lines, siteAddress, orderNumber, isTest, immediateDelivery } = receipt;
  const t = translatorOf(language);
  const paid = moneyText(receipt.paid);
  const bought = lines.map(({ planName, quantity }) => (quantity === 1 ? planName : `${quantity} × ${planName}`));
  const renewals = lines.map(({ renewal }) => renewal).filter((renewal) => renewal !== 'once');
  const paragraphs = [
    t('email-billing.receipt.bought', { bought: bought.join(', '), paid, orderNumber }),
    ...documents.map(({ kind, vin, address }) => t(`email-billing.receipt.${kind}`, { vin, address })),
    ...renewals.map((renewal) => t(`email-billing.receipt.${renewal}`)),
    ...(immediateDelivery ? [t('email-billing.receipt.immediateDelivery')] : []),
    ...(isTest ? [t('email-billing.receipt.test')] : []),
    t('email-billing.receipt.links', { siteAddress }),
  ];
  return { subject: t('email-billing.receipt.subject', { orderNumber }), text: `${paragraphs.join('\n\n')}\n` };
}
