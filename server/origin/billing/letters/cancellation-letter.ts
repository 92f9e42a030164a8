import type { Language } from '../../../../src/core/site/host-variant.ts';
import { type LetterText, letterText } from '../../mail/texts/letter-text.ts';
import { letterDay } from './letter-day.ts';

/** Proves that a subscription was cancelled. */
export function cancellationLetter({
  language,
  planName,
  subscriptionId,
  endsAt,
  siteAddress,
}: {
  readonly language: Language;
  readonly planName: string;
  readonly subscriptionId: string;
  readonly endsAt: number;
  readonly siteAddress: string;
}): LetterText {
  const day = letterDay(language, endsAt);
  return letterText(language, {
    en: {
      subject: 'Your subscription is cancelled',
      paragraphs: [
        'Hello,',
        `your subscription “${planName}” is cancelled. You will not be charged again, and can use it until ${day}.`,
        `Please keep this letter as proof. The number of the subscription is ${subscriptionId}.`,
        `Your account: ${siteAddress}/members/dashboard`,
      ],
    },
    es: {
      subject: 'Su suscripción está cancelada',
      paragraphs: [
        'Hola:',
        `Su suscripción «${planName}» está cancelada. No se le cobrará nada más y puede usarla hasta el ${day}.`,
        `Guarde esta carta como comprobante. El número de la suscripción es ${subscriptionId}.`,
        `Su cuenta: ${siteAddress}/members/dashboard`,
      ],
    },
  });
}
