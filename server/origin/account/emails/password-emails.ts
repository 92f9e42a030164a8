import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';

/** Carries the link by which a password is chosen. */
export function passwordLinkLetter(
  language: Language,
  { link, lastsMs }: { readonly link: string; readonly lastsMs: number },
): LetterText {
  const lasts = durationText(language, lastsMs);
  return letterText(language, {
    en: {
      subject: 'Choose your password',
      paragraphs: [
        'Hello,',
        'Here is the link to choose a password for your account:',
        link,
        `It works once, within ${lasts}. If you did not ask for it, you can ignore this email: your account stays as it is.`,
      ],
    },
    es: {
      subject: 'Elija su contraseña',
      paragraphs: [
        'Hola:',
        'Este es el enlace para elegir la contraseña de su cuenta:',
        link,
        `Funciona una sola vez, durante ${lasts}. Si no lo pidió, puede ignorar este correo: su cuenta sigue como está.`,
      ],
    },
  });
}

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function durationText(language: Language, lastsMs: number): string {
  const [amount, unit] = lastsMs >= DAY_MS ? [lastsMs / DAY_MS, 'day'] : [lastsMs / MINUTE_MS, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** Tells that the password is another now. */
export function passwordChangedLetter(language: Language): LetterText {
  return letterText(language, {
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        'Hello,',
        'the password of your account was changed just now, and other devices were signed out.',
        'If it was not you, ask for a new link on the page “Forgot password” at once and tell our support.',
      ],
    },
    es: {
      subject: 'Su contraseña ha cambiado',
      paragraphs: [
        'Hola:',
        'La contraseña de su cuenta acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
        'Si no ha sido usted, pida enseguida un enlace nuevo en la página «He olvidado mi contraseña» y avise a nuestro equipo de ayuda.',
      ],
    },
  });
}
