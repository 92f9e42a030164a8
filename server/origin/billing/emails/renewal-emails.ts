import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import { moneyText } from '#origin/documents/engine/money-text.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';
import { emailDay } from './email-day.ts';

/** What emails about a renewal state. */
export interface RenewalFacts {
  readonly language: Language;
  readonly planName: string;
  readonly price: Money;
  readonly siteAddress: string;
}

/** Announces a renewal, and how to cancel before it. */
export function renewalReminderEmail(
  { language, planName, price, siteAddress }: RenewalFacts,
  renewsAt: number,
): LetterText {
  const day = emailDay(language, renewsAt);
  const amount = moneyText(price);
  const account = `${siteAddress}/members/subscription`;
  return letterText(language, {
    en: {
      subject: `Your subscription renews on ${day}`,
      paragraphs: [
        'Hello,',
        `Your subscription “${planName}” renews on ${day} for ${amount}. You don't have to do anything.`,
        `If you no longer want it, cancel before that day with one click: ${account}`,
      ],
    },
    es: {
      subject: `Su suscripción se renueva el ${day}`,
      paragraphs: [
        'Hola:',
        `Su suscripción «${planName}» se renueva el ${day} por ${amount}. No tiene que hacer nada.`,
        `Si ya no la quiere, cancélela antes de ese día con un clic: ${account}`,
      ],
    },
  });
}

/** Asks the buyer to confirm a renewal that their bank does not take without them. */
export function renewalConfirmationEmail(
  { language, planName, price }: RenewalFacts,
  { link, nextTryAt }: { readonly link: string; readonly nextTryAt: number | null },
): LetterText {
  const amount = moneyText(price);
  const until = nextTryAt === null ? null : emailDay(language, nextTryAt);
  return letterText(language, {
    en: {
      subject: 'Confirm your payment to keep your subscription',
      paragraphs: [
        'Hello,',
        `Your bank asks you to confirm the renewal of “${planName}” for ${amount}. Nothing was charged yet. Confirm it here:`,
        link,
        until === null
          ? 'Without your confirmation the subscription has ended. You can still confirm with this link to continue it.'
          : `Without your confirmation we try again on ${until}.`,
      ],
    },
    es: {
      subject: 'Confirme su pago para conservar su suscripción',
      paragraphs: [
        'Hola:',
        `Su banco le pide que confirme la renovación de «${planName}» por ${amount}. Todavía no se ha cobrado nada. Confírmela aquí:`,
        link,
        until === null
          ? 'Sin su confirmación la suscripción ha terminado. Aún puede confirmar con este enlace para continuarla.'
          : `Sin su confirmación lo intentaremos de nuevo el ${until}.`,
      ],
    },
  });
}

/** Reports a declined renewal and when it is tried again, or that the subscription has ended with it. */
export function declinedRenewalEmail(
  { language, planName, siteAddress }: RenewalFacts,
  nextTryAt: number | null,
): LetterText {
  return nextTryAt === null
    ? ended(language, planName, `${siteAddress}/plans`)
    : declined(language, planName, {
        day: emailDay(language, nextTryAt),
        account: `${siteAddress}/members/subscription`,
      });
}

function declined(
  language: Language,
  planName: string,
  { day, account }: { readonly day: string; readonly account: string },
) {
  return letterText(language, {
    en: {
      subject: 'Your payment was declined',
      paragraphs: [
        'Hello,',
        `We could not renew your subscription “${planName}”: the payment was declined, and nothing was charged.`,
        `We try again on ${day}. You can change your card or cancel in your account: ${account}`,
      ],
    },
    es: {
      subject: 'Su pago fue rechazado',
      paragraphs: [
        'Hola:',
        `No pudimos renovar su suscripción «${planName}»: el pago fue rechazado y no se cobró nada.`,
        `Lo intentaremos de nuevo el ${day}. Puede cambiar su tarjeta o cancelar en su cuenta: ${account}`,
      ],
    },
  });
}

function ended(language: Language, planName: string, plans: string) {
  return letterText(language, {
    en: {
      subject: 'Your subscription has ended',
      paragraphs: [
        'Hello,',
        `Your subscription “${planName}” has ended because its renewal could not be paid. You won't be charged again, and you keep the credits you have.`,
        `You can subscribe again anytime: ${plans}`,
      ],
    },
    es: {
      subject: 'Su suscripción ha terminado',
      paragraphs: [
        'Hola:',
        `Su suscripción «${planName}» ha terminado porque no se pudo pagar su renovación. No se le cobrará nada más y conserva sus créditos.`,
        `Puede suscribirse de nuevo cuando quiera: ${plans}`,
      ],
    },
  });
}
