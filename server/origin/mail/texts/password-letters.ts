import type { Language } from '../../../../src/core/site/host-variant.ts';
import { type LetterText, letterText } from './letter-text.ts';

/** Carries the link by which a password is chosen. */
export function passwordLinkLetter(language: Language, link: string): LetterText {
  return letterText(language, {
    en: {
      subject: 'Choose your password',
      paragraphs: [
        'Hello,',
        'here is the link to choose a password for your account:',
        link,
        'It works once and for 30 minutes. If you did not ask for it, you need not do anything: your account stays as it is.',
      ],
    },
    es: {
      subject: 'Elija su contraseña',
      paragraphs: [
        'Hola:',
        'Este es el enlace para elegir la contraseña de su cuenta:',
        link,
        'Sirve una sola vez y durante 30 minutos. Si no lo ha pedido, no tiene que hacer nada: su cuenta sigue como está.',
      ],
    },
  });
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
