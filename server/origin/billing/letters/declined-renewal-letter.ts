import type { Language } from '../../../../src/core/site/host-variant.ts';
import { type LetterText, letterText } from '../../mail/texts/letter-text.ts';
import { letterDay } from './letter-day.ts';

/** Tells that a renewal was declined, and when it is tried again, or that the subscription has ended with it. */
export function declinedRenewalLetter({
  language,
  planName,
  nextTryAt,
  siteAddress,
}: {
  readonly language: Language;
  readonly planName: string;
  /** `null` where there is no next try. */
  readonly nextTryAt: number | null;
  readonly siteAddress: string;
}): LetterText {
  const plans = `${siteAddress}/plans`;
  return nextTryAt === null ? ended(language, planName, plans) : declined(language, planName, nextTryAt);
}

function declined(language: Language, planName: string, nextTryAt: number): LetterText {
  const day = letterDay(language, nextTryAt);
  return letterText(language, {
    en: {
      subject: 'Your payment was declined',
      paragraphs: [
        'Hello,',
        `we could not renew your subscription “${planName}”: the payment was declined, and nothing was charged.`,
        `We try again on ${day}. If you do not want it any more, cancel it in your account.`,
      ],
    },
    es: {
      subject: 'Su pago fue rechazado',
      paragraphs: [
        'Hola:',
        `No hemos podido renovar su suscripción «${planName}»: el pago fue rechazado y no se ha cobrado nada.`,
        `Lo intentaremos de nuevo el ${day}. Si ya no la quiere, cancélela en su cuenta.`,
      ],
    },
  });
}

function ended(language: Language, planName: string, plans: string): LetterText {
  return letterText(language, {
    en: {
      subject: 'Your subscription has ended',
      paragraphs: [
        'Hello,',
        `your subscription “${planName}” has ended, because its renewal could not be paid. Nothing will be charged any more, and the credits you have stay yours.`,
        `You can begin a new one at any time: ${plans}`,
      ],
    },
    es: {
      subject: 'Su suscripción ha terminado',
      paragraphs: [
        'Hola:',
        `Su suscripción «${planName}» ha terminado porque no se pudo pagar su renovación. No se cobrará nada más y conserva sus créditos.`,
        `Puede empezar otra cuando quiera: ${plans}`,
      ],
    },
  });
}
