import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '../kernel/email/email-text.ts';

/** Asks whether the wish for deletion is the owner's. */
export function confirmDeletionLetter(language: Language, link: string): LetterText {
  return letterText(language, {
    en: {
      subject: 'Please confirm the deletion of your account',
      paragraphs: [
        'Hello,',
        'we were asked to delete your account and all data in it. If you want this, please confirm it here:',
        link,
        'The link works for seven days. After you confirm it you have 14 days to change your mind. If you did not ask for it, you need not do anything: your account stays.',
      ],
    },
    es: {
      subject: 'Confirme la eliminación de su cuenta',
      paragraphs: [
        'Hola:',
        'Se nos ha pedido eliminar su cuenta y todos sus datos. Si lo desea, confírmelo aquí:',
        link,
        'El enlace sirve durante siete días. Después de confirmarlo tiene 14 días para cambiar de opinión. Si no lo ha pedido, no tiene que hacer nada: su cuenta se queda.',
      ],
    },
  });
}

/** Tells when the account will be erased, and how to keep it. */
export function deletionConfirmedLetter(
  language: Language,
  { eraseAt, cancelLink }: { readonly eraseAt: number; readonly cancelLink: string },
): LetterText {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(eraseAt);
  return letterText(language, {
    en: {
      subject: 'Your account will be deleted',
      paragraphs: [
        'Hello,',
        `your account will be deleted on ${day}. Until then you can use it, save your data, or keep it after all:`,
        cancelLink,
        'What the law tells us to keep, such as orders, stays without your name and address.',
      ],
    },
    es: {
      subject: 'Su cuenta se eliminará',
      paragraphs: [
        'Hola:',
        `Su cuenta se eliminará el ${day}. Hasta entonces puede usarla, guardar sus datos o decidir conservarla:`,
        cancelLink,
        'Lo que la ley nos obliga a guardar, como los pedidos, se conserva sin su nombre ni su dirección.',
      ],
    },
  });
}

/** Tells that the account stays. */
export function deletionCancelledLetter(language: Language): LetterText {
  return letterText(language, {
    en: {
      subject: 'Your account stays',
      paragraphs: ['Hello,', 'your account will not be deleted. All is as it was.'],
    },
    es: { subject: 'Su cuenta se queda', paragraphs: ['Hola:', 'Su cuenta no se eliminará. Todo sigue como estaba.'] },
  });
}

/** Tells that the account is gone; the last letter to this address. */
export function accountErasedLetter(language: Language): LetterText {
  return letterText(language, {
    en: {
      subject: 'Your account was deleted',
      paragraphs: ['Hello,', 'your account and the personal data in it were deleted. This is our last letter to you.'],
    },
    es: {
      subject: 'Su cuenta se ha eliminado',
      paragraphs: [
        'Hola:',
        'Su cuenta y los datos personales que contenía se han eliminado. Esta es nuestra última carta.',
      ],
    },
  });
}
