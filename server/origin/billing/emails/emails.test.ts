import { describe, expect, it } from 'vitest';
import { receiptPdf } from '#origin/documents/receipt/receipt-pdf.ts';
import type { SiteReceipt } from '#origin/documents/receipt/site-receipt.ts';
import { pageText, printedPages } from '#tests/setup/read-pdf.ts';
import { cancellationEmail, resumedEmail } from './cancellation-email.ts';
import { receiptEmail } from './receipt-email.ts';
import { refundEmail, undeliveredEmail, withdrawalEmail } from './refund-emails.ts';
import { declinedRenewalEmail, renewalConfirmationEmail, renewalReminderEmail } from './renewal-emails.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const receipt: SiteReceipt = {
  orderId: 'order-1',
  orderNumber: 'VP-00000001',
  email: 'ada@people.example',
  lines: [
    {
      planName: 'Ten reports each month',
      vin: null,
      quantity: 1,
      single: usd(4_900),
      full: usd(4_900),
      paid: usd(4_900),
      renewal: 'month',
    },
    {
      planName: 'One window sticker',
      vin: '1HGCM82693A000001',
      quantity: 2,
      single: usd(999),
      full: usd(1_998),
      paid: usd(1_798),
      renewal: 'once',
    },
  ],
  full: usd(6_898),
  paid: usd(6_698),
  refunded: usd(0),
  tax: [],
  paidAt: Date.UTC(2026, 5, 1, 12),
  isTest: false,
  seller: null,
  billedTo: null,
  immediateDelivery: false,
  language: 'en',
  siteAddress: 'https://vinport.example',
};
const document = {
  kind: 'sticker',
  vin: '1HGCM82693A000001',
  address: 'https://vinport.example/documents/key-1',
} as const;
const subscription = {
  planName: 'Ten reports each month',
  siteAddress: 'https://vinport.example',
  subscriptionId: 'sub-1',
  endsAt: Date.UTC(2026, 6, 1, 12),
  price: usd(4_900),
};
const nextTryAt = Date.UTC(2026, 6, 2, 12);
const order = { orderNumber: 'VP-00000001', siteAddress: 'https://vinport.example' };

describe('payment emails', () => {
  it('DEL-03 lists each line and links to each document in the receipt', () => {
    const { subject, text } = receiptEmail(receipt, [document]);
    expect(subject).toBe('Your receipt for order VP-00000001');
    expect(text).toContain('Ten reports each month, 2 × One window sticker, $66.98');
    expect(text).toContain(document.address);
    expect(text).toContain('It renews every month at the same price until you cancel');
    expect(text).not.toContain('test payment');
    expect(text).not.toContain('withdrawal period');
  });

  it('PAY-09 confirms the consent to immediate delivery in the receipt, and marks a test without payment', () => {
    const { text } = receiptEmail({ ...receipt, immediateDelivery: true, isTest: true }, []);
    expect(text).toContain('your right to withdraw ends once a document is delivered');
    expect(text).toContain('This was a test payment: no money has moved.');
  });

  it('PAY-06 states day, price and how to cancel in a renewal reminder', () => {
    const { subject, text } = renewalReminderEmail({ ...subscription, language: 'en' }, subscription.endsAt);
    expect(subject).toBe('Your subscription renews on July 1, 2026');
    expect(text).toContain('for $49.00');
    expect(text).toContain('https://vinport.example/members/subscription');
  });

  it('PAY-06 links to the bank confirmation of a renewal and states the consequence of not confirming', () => {
    const facts = { ...subscription, language: 'en' } as const;
    const link = 'https://vinport.example/checkout/renewal/words';
    expect(renewalConfirmationEmail(facts, { link, nextTryAt }).text).toContain('we try again on July 2, 2026');
    expect(renewalConfirmationEmail(facts, { link, nextTryAt: null }).text).toContain('the subscription has ended');
    expect(renewalConfirmationEmail(facts, { link, nextTryAt }).text).toContain(link);
  });

  it('reports the end of a subscription when no retry follows', () => {
    const { text } = declinedRenewalEmail({ ...subscription, language: 'en' }, null);
    expect(text).toContain('you keep the credits you have');
    expect(text).toContain('https://vinport.example/plans');
  });

  it('supports Spanish emails', () => {
    const es = { language: 'es' } as const;
    const spanish = { ...subscription, ...es };
    expect(receiptEmail({ ...receipt, ...es }, [document])).toMatchObject({
      subject: 'Su recibo del pedido VP-00000001',
      text: expect.stringContaining('Se renueva cada mes'),
    });
    expect(receiptEmail({ ...receipt, ...es }, [document]).text).toContain('etiqueta de ventana');
    expect(cancellationEmail(spanish).text).toContain('hasta el 1 de julio de 2026');
    expect(resumedEmail(spanish).text).toContain('Se renueva el 1 de julio de 2026');
    expect(declinedRenewalEmail(spanish, nextTryAt).text).toContain('el 2 de julio de 2026');
    expect(declinedRenewalEmail(spanish, null).subject).toContain('terminado');
    expect(renewalReminderEmail(spanish, subscription.endsAt).subject).toContain('se renueva el 1 de julio');
    expect(renewalConfirmationEmail(spanish, { link: 'x', nextTryAt }).subject).toContain('Confirme su pago');
    expect(refundEmail({ ...order, ...es }, { amount: usd(999), isDuplicate: true }).text).toContain('ya tiene esta');
    const failed = { kind: 'report', vin: '1HGCM82693A000001', words: 'words' } as const;
    expect(undeliveredEmail({ ...order, ...es }, failed).text).toContain('informe de historial');
    const withdrawn = { receivedAt: receipt.paidAt, refunded: null };
    expect(withdrawalEmail({ ...order, ...es }, withdrawn).text).toContain('no hay nada que reembolsar');
  });
});

describe('receipt PDF', () => {
  const textOf = async (changes: Partial<SiteReceipt>) => {
    const pages = printedPages(await receiptPdf({ ...receipt, ...changes }));
    expect(pages).toHaveLength(1);
    return pageText(pages[0]);
  };

  it('PAY-05 PAY-11 includes lines, discount, taxes, refunds, seller and company', async () => {
    const text = await textOf({
      tax: [{ name: 'VAT', percent: 19, amount: 1_069 }],
      refunded: usd(999),
      seller: { name: 'Harbor Reports LLC', address: '1 Main Street', taxId: 'US-12' },
      billedTo: { name: 'Ada Motors', address: '2 Side Street', taxId: 'DE-34' },
    });
    for (const stated of ['Invoice', 'VP-00000001', '2 × One window sticker', '1HGCM82693A000001', '-$2.00']) {
      expect(text).toContain(stated);
    }
    for (const stated of ['VAT 19 %', '$10.69', '-$9.99', 'Harbor Reports LLC', 'US-12', 'Ada Motors', 'DE-34']) {
      expect(text).toContain(stated);
    }
  });

  it('supports Spanish receipts', async () => {
    const text = await textOf({ language: 'es', isTest: true });
    for (const stated of ['Recibo', 'Pagado el', '1 de junio de 2026', 'no se movió dinero']) {
      expect(text).toContain(stated);
    }
  });

  it('omits discount, tax, refund and test notice where none applies', async () => {
    const text = await textOf({ paid: receipt.full });
    for (const stated of ['Discount', 'Included tax', 'Refunded', 'Test payment', 'Invoice']) {
      expect(text).not.toContain(stated);
    }
  });

  it('wraps long words within the page', async () => {
    const [page] = printedPages(await receiptPdf({ ...receipt, email: `${'x'.repeat(240)}@people.example` }));
    for (const { x, right } of page ?? []) expect([x >= 60, right <= 553]).toEqual([true, true]);
  });
});
