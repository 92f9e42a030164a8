import { moneyText } from '../../documents/money-text.ts';
import { type LetterText, letterText } from '../../mail/texts/letter-text.ts';
import type { SiteReceipt } from '../purchase/receipt-of.ts';

/** Thanks for a purchase, and brings its receipt along. */
export function receiptLetter(receipt: SiteReceipt): LetterText {
  const { language, planName, quantity, siteAddress, orderId } = receipt;
  const bought = quantity === 1 ? planName : `${quantity} × ${planName}`;
  const price = moneyText(receipt.paid);
  return letterText(language, {
    en: {
      subject: `Your receipt for ${planName}`,
      paragraphs: [
        'Hello,',
        `thank you for your purchase: ${bought}, ${price}. The receipt is attached; its number is ${orderId}.`,
        ...(receipt.renewal === 'once' ? [] : [RENEWS.en[receipt.renewal]]),
        ...(receipt.isTest ? ['It was paid with a test card on a demonstration: no money has moved.'] : []),
        `You find everything in your account: ${siteAddress}/members/dashboard`,
      ],
    },
    es: {
      subject: `Su recibo de ${planName}`,
      paragraphs: [
        'Hola:',
        `Gracias por su compra: ${bought}, ${price}. Adjuntamos el recibo; su número es ${orderId}.`,
        ...(receipt.renewal === 'once' ? [] : [RENEWS.es[receipt.renewal]]),
        ...(receipt.isTest ? ['Se pagó con una tarjeta de prueba en una demostración: no se ha movido dinero.'] : []),
        `Lo encontrará todo en su cuenta: ${siteAddress}/members/dashboard`,
      ],
    },
  });
}

const RENEWS = {
  en: {
    month: 'It renews every month at the same price until you cancel it, which takes one click in your account.',
    year: 'It renews every year at the same price until you cancel it, which takes one click in your account.',
  },
  es: {
    month: 'Se renueva cada mes al mismo precio hasta que la cancele, con un solo clic en su cuenta.',
    year: 'Se renueva cada año al mismo precio hasta que la cancele, con un solo clic en su cuenta.',
  },
} as const;
