import type { Language } from '#core/site/host-variant.ts';
import type { SandboxPageOutcome } from './pay-at-sandbox.ts';
import type { SandboxCardName } from './sandbox-cards.ts';

interface SandboxTexts {
  readonly title: string;
  readonly setupTitle: string;
  readonly notice: string;
  readonly amount: string;
  readonly chooseCard: string;
  readonly pay: string;
  readonly storeCard: string;
  readonly cancel: string;
  readonly stepTitle: string;
  readonly stepLead: string;
  readonly approve: string;
  readonly refuse: string;
  readonly cards: Readonly<Record<SandboxCardName, string>>;
  readonly outcomes: Readonly<Record<Exclude<SandboxPageOutcome, 'return' | 'step'>, string>>;
}

/** The words of the sandbox's hosted pages. */
export const sandboxTexts: Readonly<Record<Language, SandboxTexts>> = {
  en: {
    title: 'Test payment',
    setupTitle: 'Test card change',
    notice: 'This is a test payment page. No real card is used, and no money moves.',
    amount: 'Amount',
    chooseCard: 'Choose a test card',
    pay: 'Pay',
    storeCard: 'Save card',
    cancel: 'Cancel and go back',
    stepTitle: 'Confirm the payment',
    stepLead: 'The bank of this test card asks you to confirm.',
    approve: 'Approve',
    refuse: 'Refuse',
    cards: {
      succeeds: 'Payment succeeds',
      declined: 'Payment is declined',
      'needs-step': 'Bank asks for confirmation',
      'answer-lost': 'Payment succeeds, but you never get back to the site',
      'slow-webhook': 'Payment succeeds, confirmed a few seconds later',
      abandoned: 'You close the page without paying',
      'declined-later': 'Payment succeeds now, renewals are declined',
      refunded: 'Payment succeeds and is refunded at once',
      disputed: 'Payment succeeds and is disputed',
      'dispute-won': 'Payment is disputed, and the dispute is won',
      'dispute-lost': 'Payment is disputed, and the dispute is lost',
    },
    outcomes: {
      declined: 'The card was declined. Choose another card.',
      'no-card': 'Choose a test card.',
      lost: 'The payment was made, but the connection was lost here. Go back to the site, or check your email.',
      left: 'You left without paying. You can close this page.',
      expired: 'This payment page has expired. Go back to the site and start again.',
    },
  },
  es: {
    title: 'Pago de prueba',
    setupTitle: 'Cambio de tarjeta de prueba',
    notice: 'Esta es una página de pago de prueba. No se usa ninguna tarjeta real ni se mueve dinero.',
    amount: 'Importe',
    chooseCard: 'Elija una tarjeta de prueba',
    pay: 'Pagar',
    storeCard: 'Guardar tarjeta',
    cancel: 'Cancelar y volver',
    stepTitle: 'Confirme el pago',
    stepLead: 'El banco de esta tarjeta de prueba le pide que confirme.',
    approve: 'Aprobar',
    refuse: 'Rechazar',
    cards: {
      succeeds: 'El pago se aprueba',
      declined: 'El pago se rechaza',
      'needs-step': 'El banco pide confirmación',
      'answer-lost': 'El pago se aprueba, pero usted no regresa al sitio',
      'slow-webhook': 'El pago se aprueba y se confirma unos segundos después',
      abandoned: 'Usted cierra la página sin pagar',
      'declined-later': 'El pago se aprueba ahora y las renovaciones se rechazan',
      refunded: 'El pago se aprueba y se reembolsa enseguida',
      disputed: 'El pago se aprueba y luego se disputa',
      'dispute-won': 'El pago se disputa y la disputa se gana',
      'dispute-lost': 'El pago se disputa y la disputa se pierde',
    },
    outcomes: {
      declined: 'La tarjeta fue rechazada. Elija otra tarjeta.',
      'no-card': 'Elija una tarjeta de prueba.',
      lost: 'El pago se hizo, pero aquí se perdió la conexión. Vuelva al sitio o revise su correo.',
      left: 'Salió sin pagar. Puede cerrar esta página.',
      expired: 'Esta página de pago venció. Vuelva al sitio y empiece de nuevo.',
    },
  },
};
