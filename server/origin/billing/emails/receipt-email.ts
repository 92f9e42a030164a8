import { moneyText } from '#origin/documents/engine/money-text.ts';
import type { SiteReceipt } from '#origin/documents/receipt/site-receipt.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';

/** A document that a receipt links to. */
export interface LinkedDocument {
  readonly kind: 'report' | 'sticker';
  readonly vin: string;
  /** The private link. */
  readonly address: string;
}

/** Confirms a purchase: its lines, the private links to its documents, and the consents that the law wants confirmed. */
export function receiptEmail(receipt: SiteReceipt, documents: readonly LinkedDocument[]): LetterText {
  const { language, lines, siteAddress, orderNumber, isTest, immediateDelivery } = receipt;
  const paid = moneyText(receipt.paid);
  const bought = lines.map(({ planName, quantity }) => (quantity === 1 ? planName : `${quantity} × ${planName}`));
  const renewals = lines.map(({ renewal }) => renewal).filter((renewal) => renewal !== 'once');
  return letterText(language, {
    en: {
      subject: `Your receipt for order ${orderNumber}`,
      paragraphs: [
        'Hello,',
        `Thank you for your purchase: ${bought.join(', ')}, ${paid}. Your order number is ${orderNumber}. The receipt is attached.`,
        ...documents.map(
          ({ kind, vin, address }) =>
            `Your ${kind === 'report' ? 'vehicle history report' : 'window sticker'} for ${vin} (private link, valid for 90 days):\n${address}`,
        ),
        ...renewals.map((renewal) => RENEWS.en[renewal]),
        ...(immediateDelivery
          ? [
              'You asked us to deliver before the 14-day withdrawal period ends, and agreed that your right to withdraw ends once a document is delivered.',
            ]
          : []),
        ...(isTest ? ['This was a test payment: no money has moved.'] : []),
        `Your account: ${siteAddress}/members/dashboard`,
        `To withdraw from a purchase: ${siteAddress}/withdrawal`,
      ],
    },
    es: {
      subject: `Su recibo del pedido ${orderNumber}`,
      paragraphs: [
        'Hola:',
        `Gracias por su compra: ${bought.join(', ')}, ${paid}. Su número de pedido es ${orderNumber}. Adjuntamos el recibo.`,
        ...documents.map(
          ({ kind, vin, address }) =>
            `Su ${kind === 'report' ? 'informe de historial' : 'etiqueta de ventana'} de ${vin} (enlace privado, válido por 90 días):\n${address}`,
        ),
        ...renewals.map((renewal) => RENEWS.es[renewal]),
        ...(immediateDelivery
          ? [
              'Usted pidió la entrega antes de que termine el plazo de desistimiento de 14 días y aceptó que su derecho a desistir termina cuando se entrega un documento.',
            ]
          : []),
        ...(isTest ? ['Fue un pago de prueba: no se movió dinero.'] : []),
        `Su cuenta: ${siteAddress}/members/dashboard`,
        `Para desistir de una compra: ${siteAddress}/withdrawal`,
      ],
    },
  });
}

const RENEWS = {
  en: {
    month: 'It renews every month at the same price until you cancel, which takes one click in your account.',
    year: 'It renews every year at the same price until you cancel, which takes one click in your account.',
  },
  es: {
    month: 'Se renueva cada mes al mismo precio hasta que usted la cancele, con un solo clic en su cuenta.',
    year: 'Se renueva cada año al mismo precio hasta que usted la cancele, con un solo clic en su cuenta.',
  },
} as const;
