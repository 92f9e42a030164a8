import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';
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
}: SubscriptionFacts): LetterText {
  const day = emailDay(language, endsAt);
  return letterText(language, {
    en: {
      subject: 'Your subscription is canceled',
      paragraphs: [
        'Hello,',
        `Your subscription “${planName}” is canceled. You won't be charged again, and you have access until ${day}.`,
        `If you change your mind, you can resume it until then: ${siteAddress}/members/subscription`,
        `Keep this email as proof. The subscription number is ${subscriptionId}.`,
      ],
    },
    es: {
      subject: 'Su suscripción está cancelada',
      paragraphs: [
        'Hola:',
        `Su suscripción «${planName}» está cancelada. No se le cobrará nada más y tiene acceso hasta el ${day}.`,
        `Si cambia de opinión, puede reanudarla hasta entonces: ${siteAddress}/members/subscription`,
        `Guarde este correo como comprobante. El número de la suscripción es ${subscriptionId}.`,
      ],
    },
  });
}

/** Confirms that a canceled subscription goes on. */
export function resumedEmail({ language, planName, endsAt, siteAddress }: SubscriptionFacts): LetterText {
  const day = emailDay(language, endsAt);
  return letterText(language, {
    en: {
      subject: 'Your subscription is active again',
      paragraphs: [
        'Hello,',
        `Your subscription “${planName}” is active again. It renews on ${day}.`,
        `You can cancel anytime with one click: ${siteAddress}/members/subscription`,
      ],
    },
    es: {
      subject: 'Su suscripción está activa de nuevo',
      paragraphs: [
        'Hola:',
        `Su suscripción «${planName}» está activa de nuevo. Se renueva el ${day}.`,
        `Puede cancelarla cuando quiera con un clic: ${siteAddress}/members/subscription`,
      ],
    },
  });
}
