import { describe, expect, it } from 'vitest';
import { pageText, printedPages } from '../../documents/pdf-for-tests.ts';
import { receiptPdf } from '../../documents/receipt-pdf.ts';
import type { SiteReceipt } from '../purchase/receipt-of.ts';
import { cancellationEmail, resumedEmail } from './cancellation-email.ts';
import { type LinkedDocument, receiptEmail } from './receipt-email.ts';
import { documentLinkEmail, refundEmail, undeliveredEmail, withdrawalEmail } from './refund-emails.ts';
import { declinedRenewalEmail, renewalConfirmationEmail, renewalReminderEmail } from './renewal-emails.ts';

const SITE = 'https://vinport.example';
const A_VIN = '1HGCM82693A000001';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const line = {
  vin: null,
  quantity: 1,
  single: usd(1_499),
  full: usd(1_499),
  paid: usd(1_499),
  renewal: 'once',
} as const;

const receipt: SiteReceipt = {
  orderId: 'order-1',
  orderNumber: 'VP-AB12CD34',
  email: 'ada@people.example',
  lines: [
    { ...line, planName: 'Vehicle history report', vin: A_VIN },
    {
      ...line,
      planName: 'Ten reports each month',
      renewal: 'month',
      single: usd(4_900),
      full: usd(4_900),
      paid: usd(4_900),
    },
  ],
  full: usd(6_399),
  paid: usd(6_399),
  refunded: usd(0),
  tax: [],
  paidAt: Date.UTC(2026, 5, 1, 12),
  isTest: false,
  seller: null,
  billedTo: null,
  immediateDelivery: false,
  language: 'en',
  siteAddress: SITE,
};
const once: SiteReceipt = { ...receipt, lines: [{ ...line, planName: 'Vehicle history report' }] };
const spanish = { ...receipt, language: 'es' } as const;
const documents: readonly LinkedDocument[] = [
  { kind: 'report', vin: A_VIN, address: `${SITE}/documents/key-1` },
  { kind: 'sticker', vin: A_VIN, address: `${SITE}/documents/key-2` },
];
const subscription = {
  planName: 'Ten reports each month',
  siteAddress: SITE,
  subscriptionId: 'sub-1',
  endsAt: Date.UTC(2026, 6, 1, 12),
};
const renewal = { planName: 'Ten reports each month', price: usd(4_900), siteAddress: SITE };
const JULY_2 = Date.UTC(2026, 6, 2, 12);
const order = { orderNumber: 'VP-AB12CD34', siteAddress: SITE };

describe('the receipt email', () => {
  it('PAY-05 names the order, every line and the total', () => {
    const { subject, text } = receiptEmail(receipt, []);
    expect(subject).toBe('Your receipt for order VP-AB12CD34');
    expect(text).toContain('Vehicle history report, Ten reports each month, $63.99');
    expect(text).toContain(`${SITE}/members/dashboard`);
    expect(receiptEmail({ ...once, lines: [{ ...line, planName: 'Report', quantity: 3 }] }, []).text).toContain(
      '3 × Report',
    );
  });

  it('states what renews, and that a test payment moved no money', () => {
    expect(receiptEmail(receipt, []).text).toContain('It renews every month at the same price until you cancel');
    expect(receiptEmail(receipt, []).text).not.toContain('test payment');
    const test = receiptEmail({ ...once, isTest: true }, []);
    expect(test.text).toContain('test payment');
    expect(test.text).not.toContain('renews');
  });

  it('DEL-03 has a private link to each document', () => {
    const { text } = receiptEmail(receipt, documents);
    expect(text).toContain(
      `Your vehicle history report for ${A_VIN} (private link, valid for 90 days):\n${SITE}/documents/key-1`,
    );
    expect(text).toContain(
      `Your window sticker for ${A_VIN} (private link, valid for 90 days):\n${SITE}/documents/key-2`,
    );
  });

  it('PAY-09 confirms the consent to immediate delivery only where it was given, and leads to the withdrawal', () => {
    const consent = 'your right to withdraw ends once a document is delivered';
    expect(receiptEmail({ ...receipt, immediateDelivery: true }, []).text).toContain(consent);
    expect(receiptEmail(receipt, []).text).not.toContain(consent);
    expect(receiptEmail(receipt, []).text).toContain(`${SITE}/withdrawal`);
  });

  it('is written in Spanish for a Spanish site', () => {
    const { subject, text } = receiptEmail({ ...spanish, immediateDelivery: true, isTest: true }, documents);
    expect(subject).toBe('Su recibo del pedido VP-AB12CD34');
    const facts = ['Se renueva cada mes', 'informe de historial', 'etiqueta de ventana', 'enlace privado', 'desistir'];
    for (const fact of [...facts, 'pago de prueba', `${SITE}/documents/key-2`]) expect(text).toContain(fact);
  });
});

describe('emails about renewals', () => {
  it('PAY-06 the reminder states day, price and how to cancel, in both languages', () => {
    const english = renewalReminderEmail({ ...renewal, language: 'en' }, JULY_2);
    expect(english.subject).toBe('Your subscription renews on July 2, 2026');
    expect(english.text).toContain('for $49.00');
    expect(english.text).toContain(`with one click: ${SITE}/members/subscription`);
    const inSpanish = renewalReminderEmail({ ...renewal, language: 'es' }, JULY_2);
    expect(inSpanish.subject).toBe('Su suscripción se renueva el 2 de julio de 2026');
    expect(inSpanish.text).toContain('cancélela antes de ese día con un clic');
  });

  it('PAY-06 the request to confirm has the link, and states what happens without it', () => {
    const link = `${SITE}/checkout/renewal/words`;
    const waiting = renewalConfirmationEmail({ ...renewal, language: 'en' }, { link, nextTryAt: JULY_2 });
    expect(waiting.text).toContain(link);
    expect(waiting.text).toContain('we try again on July 2, 2026');
    const ended = renewalConfirmationEmail({ ...renewal, language: 'en' }, { link, nextTryAt: null });
    expect(ended.text).toContain('the subscription has ended');
    const inSpanish = renewalConfirmationEmail({ ...renewal, language: 'es' }, { link, nextTryAt: JULY_2 });
    expect(inSpanish.text).toContain('lo intentaremos de nuevo el 2 de julio de 2026');
  });

  it('a declined renewal states the next try, or that there is none', () => {
    const declined = declinedRenewalEmail({ ...renewal, language: 'en' }, JULY_2);
    expect(declined).toMatchObject({ subject: 'Your payment was declined' });
    expect(declined.text).toContain('We try again on July 2, 2026');
    const ended = declinedRenewalEmail({ ...renewal, language: 'en' }, null);
    expect(ended.text).toContain('you keep the credits you have');
    expect(ended.text).toContain(`${SITE}/plans`);
    expect(declinedRenewalEmail({ ...renewal, language: 'es' }, JULY_2).text).toContain('el 2 de julio de 2026');
    expect(declinedRenewalEmail({ ...renewal, language: 'es' }, null).subject).toContain('terminado');
  });

  it('a cancellation states the end and how to resume, and a resumption the next renewal', () => {
    const canceled = cancellationEmail({ language: 'en', ...subscription });
    expect(canceled.text).toContain('access until July 1, 2026');
    expect(canceled.text).toContain(`resume it until then: ${SITE}/members/subscription`);
    expect(cancellationEmail({ language: 'es', ...subscription }).text).toContain('hasta el 1 de julio de 2026');
    expect(resumedEmail({ language: 'en', ...subscription }).text).toContain('It renews on July 1, 2026');
    expect(resumedEmail({ language: 'es', ...subscription }).subject).toContain('activa de nuevo');
  });
});

describe('emails about refunds', () => {
  const english = { ...order, language: 'en' } as const;
  const inSpanish = { ...order, language: 'es' } as const;

  it('PAY-04 a refund states the amount, and that what it paid for is gone, but not for a duplicate', () => {
    const refund = refundEmail(english, { amount: usd(1_499), isDuplicate: false });
    expect(refund.text).toContain('We have refunded $14.99 for order VP-AB12CD34');
    expect(refund.text).toContain('no longer available');
    const duplicate = refundEmail(english, { amount: usd(4_900), isDuplicate: true });
    expect(duplicate.text).toContain('You already have this subscription');
    expect(duplicate.text).not.toContain('no longer available');
    expect(refundEmail(inSpanish, { amount: usd(1_499), isDuplicate: false }).text).toContain(
      'Hemos reembolsado $14.99',
    );
  });

  it('DEL-05 an undelivered document asks for the choice, and states what happens without one', () => {
    const choice = { kind: 'report', vin: A_VIN, words: 'signed.words' } as const;
    const { text } = undeliveredEmail(english, choice);
    expect(text).toContain(`${SITE}/checkout/choice/signed.words`);
    expect(text).toContain('If you do not choose within 72 hours, we refund it.');
    expect(undeliveredEmail(inSpanish, choice).text).toContain('72 horas');
  });

  it('PAY-09 a withdrawal states when it arrived, and what is refunded', () => {
    const facts = { receivedAt: Date.UTC(2026, 5, 2, 8, 30), refunded: usd(999) };
    const { text } = withdrawalEmail(english, facts);
    expect(text).toMatch(/June 2, 2026 at 8:30:00\sAM UTC/);
    expect(text).toContain('We refund $9.99');
    expect(withdrawalEmail(english, { ...facts, refunded: null }).text).toContain('there is nothing to refund');
    expect(withdrawalEmail(inSpanish, facts).text).toContain('2 de junio de 2026');
  });

  it('DEL-03 a new link names its vehicle, in both languages', () => {
    const facts = { link: `${SITE}/documents/key-3`, vin: A_VIN };
    for (const language of ['en', 'es'] as const) {
      expect(documentLinkEmail(language, facts).text).toContain(facts.link);
      expect(documentLinkEmail(language, facts).text).toContain(A_VIN);
    }
  });
});

describe('the printed receipt', () => {
  const textOf = async (changes: Partial<SiteReceipt>) => {
    const pages = printedPages(await receiptPdf({ ...receipt, ...changes }));
    expect(pages).toHaveLength(1);
    return pageText(pages[0]);
  };
  const company = { name: 'Byron Motors', address: '1 Main St, Austin', taxId: 'US-12-3456789' };

  it('PAY-05 lists each line with its vehicle and price', async () => {
    const text = await textOf({});
    const facts = ['VP-AB12CD34', 'Vehicle history report', `VIN ${A_VIN}`, '$14.99', '$49.00', '$63.99'];
    for (const fact of facts) expect(text).toContain(fact);
  });

  it('is written in Spanish for a Spanish site', async () => {
    const tax = [{ name: 'IVA', percent: 21, amount: 1_111 }];
    const text = await textOf({ language: 'es', isTest: true, tax, immediateDelivery: true });
    const facts = ['Recibo', 'Pagado el', '1 de junio de 2026', 'no se movió dinero', 'Impuesto incluido', 'desistir'];
    for (const fact of facts) expect(text).toContain(fact);
    expect(await textOf({ language: 'es', billedTo: company })).toContain('Factura');
  });

  it('states no vehicle, discount, tax, refund, company or test where there was none', async () => {
    const text = await textOf({ ...once, full: usd(1_499), paid: usd(1_499) });
    const facts = ['VIN', 'Discount', 'Subtotal', 'each', 'tax', 'Refunded', 'Sold by', 'Billed to', 'Test payment'];
    for (const fact of facts) expect(text).not.toContain(fact);
  });

  it('PAY-11 is an invoice for a company, with seller, tax IDs and taxes', async () => {
    const tax = [{ name: 'VAT', percent: 20, amount: 1_067 }];
    const seller = { name: 'Vinport GmbH', address: 'Graz', taxId: 'ATU12345678' };
    const text = await textOf({ billedTo: company, seller, tax });
    const facts = ['Invoice', 'Byron Motors', 'Tax ID: US-12-3456789', 'Vinport GmbH', 'Tax ID: ATU12345678'];
    for (const fact of [...facts, 'Included tax: VAT 20 %', '$10.67']) expect(text).toContain(fact);
  });

  it('PAY-04 states what was refunded', async () => {
    const text = await textOf({ refunded: usd(1_499) });
    for (const fact of ['Refunded', '-$14.99']) expect(text).toContain(fact);
  });

  it('keeps long words within the page', async () => {
    const [page] = printedPages(await receiptPdf({ ...receipt, email: `${'x'.repeat(240)}@people.example` }));
    for (const { x, right } of page ?? []) expect([x >= 60, right <= 553]).toEqual([true, true]);
  });
});
