import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import { moneyText } from '#origin/documents/engine/money-text.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';

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
): LetterText {
  const money = moneyText(amount);
  return letterText(language, {
    en: {
      subject: `Your refund for order ${orderNumber}`,
      paragraphs: [
        'Hello,',
        ...(isDuplicate ? ['You already have this subscription, so we did not start a second one.'] : []),
        `We have refunded ${money} for order ${orderNumber}. It takes 5 to 10 business days to reach your account.`,
        ...(isDuplicate ? [] : ['Credits or documents that were refunded are no longer available.']),
      ],
    },
    es: {
      subject: `Su reembolso del pedido ${orderNumber}`,
      paragraphs: [
        'Hola:',
        ...(isDuplicate ? ['Usted ya tiene esta suscripción, así que no iniciamos otra.'] : []),
        `Hemos reembolsado ${money} del pedido ${orderNumber}. Tarda de 5 a 10 días hábiles en llegar a su cuenta.`,
        ...(isDuplicate ? [] : ['Los créditos o documentos reembolsados ya no están disponibles.']),
      ],
    },
  });
}

/** Reports that a paid document could not be made, and asks whether to refund it or to give a credit. */
export function undeliveredEmail(
  { language, orderNumber, siteAddress }: OrderFacts,
  { kind, vin, words }: { readonly kind: 'report' | 'sticker'; readonly vin: string; readonly words: string },
): LetterText {
  const link = `${siteAddress}/checkout/choice/${words}`;
  return letterText(language, {
    en: {
      subject: `We could not deliver your order ${orderNumber}`,
      paragraphs: [
        'Hello,',
        `We are sorry: we could not make the ${kind === 'report' ? 'vehicle history report' : 'window sticker'} for ${vin}. Choose a refund, or a credit for another vehicle:`,
        link,
        'If you do not choose within 72 hours, we refund it.',
      ],
    },
    es: {
      subject: `No pudimos entregar su pedido ${orderNumber}`,
      paragraphs: [
        'Hola:',
        `Lo sentimos: no pudimos crear ${kind === 'report' ? 'el informe de historial' : 'la etiqueta de ventana'} de ${vin}. Elija un reembolso o un crédito para otro vehículo:`,
        link,
        'Si no elige en un plazo de 72 horas, le reembolsaremos.',
      ],
    },
  });
}

/** Confirms a withdrawal with the time it arrived. Source: 2011/83/EU, Article 11a. */
export function withdrawalEmail(
  { language, orderNumber }: OrderFacts,
  { receivedAt, refunded }: { readonly receivedAt: number; readonly refunded: Money | null },
): LetterText {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
    receivedAt,
  );
  const money = refunded && moneyText(refunded);
  return letterText(language, {
    en: {
      subject: `We received your withdrawal from order ${orderNumber}`,
      paragraphs: [
        'Hello,',
        `We received your withdrawal from order ${orderNumber} on ${time}.`,
        money === null
          ? 'Everything in this order was delivered at your request before the withdrawal period ended, so there is nothing to refund. Write to support if you think this is wrong.'
          : `We refund ${money}, which is everything that was not delivered at your request before the withdrawal period ended.`,
      ],
    },
    es: {
      subject: `Recibimos su desistimiento del pedido ${orderNumber}`,
      paragraphs: [
        'Hola:',
        `Recibimos su desistimiento del pedido ${orderNumber} el ${time}.`,
        money === null
          ? 'Todo lo de este pedido se entregó a petición suya antes de que terminara el plazo de desistimiento, así que no hay nada que reembolsar. Escriba a soporte si cree que es un error.'
          : `Le reembolsamos ${money}, que es todo lo que no se entregó a petición suya antes de que terminara el plazo de desistimiento.`,
      ],
    },
  });
}

/** Brings a new private link, only ever to the address of the order. */
export function documentLinkEmail(
  language: Language,
  { link, vin }: { readonly link: string; readonly vin: string },
): LetterText {
  return letterText(language, {
    en: {
      subject: 'Your new link to your document',
      paragraphs: ['Hello,', `Here is a new private link to your document for ${vin}, valid for 90 days:`, link],
    },
    es: {
      subject: 'Su nuevo enlace al documento',
      paragraphs: ['Hola:', `Este es un nuevo enlace privado a su documento de ${vin}, válido por 90 días:`, link],
    },
  });
}
