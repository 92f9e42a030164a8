import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';

/** Asks a new address whether it may become that of an account. */
export function confirmEmailLetter(language: Language, link: string): LetterText {
  return letterText(language, {
    en: {
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        'Hello,',
        'someone with an account wants to use this e-mail address for it. If it was you, please confirm it here:',
        link,
        'The link works once and for one day. If it was not you, you need not do anything.',
      ],
    },
    es: {
      subject: 'Confirme su nueva dirección de correo',
      paragraphs: [
        'Hola:',
        'Alguien quiere usar esta dirección de correo para su cuenta. Si ha sido usted, confírmelo aquí:',
        link,
        'El enlace sirve una sola vez y durante un día. Si no ha sido usted, no tiene que hacer nada.',
      ],
    },
  });
}

/** Asks the owner of a new account to confirm its address. */
export function confirmOwnEmailText(language: Language, link: string): LetterText {
  return letterText(language, {
    en: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Hello,',
        'Thanks for creating an account. Please confirm that this email address is yours:',
        link,
        'The link works once, for seven days. If you did not create an account, you can ignore this email.',
      ],
    },
    es: {
      subject: 'Confirme su correo electrónico',
      paragraphs: [
        'Hola:',
        'Gracias por crear una cuenta. Confirme que este correo electrónico es suyo:',
        link,
        'El enlace funciona una sola vez, durante siete días. Si usted no creó una cuenta, puede ignorar este mensaje.',
      ],
    },
  });
}

/** Lets the old address know that another is to take its place. */
export function emailChangingLetter(language: Language): LetterText {
  return letterText(language, {
    en: {
      subject: 'Another e-mail address for your account',
      paragraphs: [
        'Hello,',
        'another e-mail address was given for your account. It takes the place of this one once it is confirmed.',
        'If it was not you, please change your password now: the confirmation is useless then.',
      ],
    },
    es: {
      subject: 'Otra dirección de correo para su cuenta',
      paragraphs: [
        'Hola:',
        'Se ha indicado otra dirección de correo para su cuenta. Sustituirá a esta en cuanto se confirme.',
        'Si no ha sido usted, cambie ahora su contraseña: así la confirmación deja de servir.',
      ],
    },
  });
}
