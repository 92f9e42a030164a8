import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';

/** Reports a sign-in on a device that the account was not used on before. */
export function newDeviceEmail(
  language: Language,
  { at, resetLink }: { readonly at: number; readonly resetLink: string },
): LetterText {
  const time = new Date(at).toLocaleString(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return letterText(language, {
    en: {
      subject: 'New sign-in to your account',
      paragraphs: [
        'Hello,',
        `Someone signed in to your account on a new device or browser on ${time} (UTC).`,
        "If it was you, you don't need to do anything. If it wasn't you, choose a new password now. That signs out every device:",
        resetLink,
      ],
    },
    es: {
      subject: 'Nuevo inicio de sesión en su cuenta',
      paragraphs: [
        'Hola:',
        `Alguien inició sesión en su cuenta desde un dispositivo o navegador nuevo el ${time} (UTC).`,
        'Si fue usted, no tiene que hacer nada. Si no fue usted, elija ahora una contraseña nueva. Así se cierra la sesión en todos los dispositivos:',
        resetLink,
      ],
    },
  });
}

/** Answers a registration with an address that has an account. */
export function accountExistsEmail(language: Language, address: string): LetterText {
  const [signIn, forgot] = [`${address}/login`, `${address}/forgot-password`];
  return letterText(language, {
    en: {
      subject: 'You already have an account',
      paragraphs: [
        'Hello,',
        'Someone tried to create an account with this email address, but you already have one. If it was you, sign in:',
        signIn,
        "If you don't know your password, choose a new one:",
        forgot,
        "If it wasn't you, you can ignore this email. Nothing has changed.",
      ],
    },
    es: {
      subject: 'Usted ya tiene una cuenta',
      paragraphs: [
        'Hola:',
        'Alguien intentó crear una cuenta con este correo electrónico, pero usted ya tiene una. Si fue usted, inicie sesión:',
        signIn,
        'Si no sabe su contraseña, elija una nueva:',
        forgot,
        'Si no fue usted, puede ignorar este correo. No ha cambiado nada.',
      ],
    },
  });
}
