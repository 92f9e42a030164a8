import { describe, expect, it } from 'vitest';
import { pageText, printedPages } from '../../documents/pdf-for-tests.ts';
import { receiptPdf } from '../../documents/receipt-pdf.ts';
import type { SiteReceipt } from '../purchase/receipt-of.ts';
import { cancellationLetter } from './cancellation-letter.ts';
import { declinedRenewalLetter } from './declined-renewal-letter.ts';
import { receiptLetter } from './receipt-letter.ts';

const receipt: SiteReceipt = {
  orderId: 'order-1',
  email: 'ada@people.example',
  planName: 'Ten reports each month',
  vin: null,
  quantity: 1,
  single: { amount: 4_900, currency: 'USD' },
  full: { amount: 4_900, currency: 'USD' },
  paid: { amount: 4_900, currency: 'USD' },
  paidAt: Date.UTC(2026, 5, 1, 12),
  renewal: 'month',
  isTest: false,
  language: 'en',
  siteAddress: 'https://vinport.example',
};
const subscription = {
  planName: 'Ten reports each month',
  siteAddress: 'https://vinport.example',
  subscriptionId: 'sub-1',
  endsAt: Date.UTC(2026, 6, 1, 12),
  nextTryAt: Date.UTC(2026, 6, 2, 12),
};

describe('the letters about money', () => {
  it('tell in a receipt what renews, and what moved no money', () => {
    expect(receiptLetter(receipt).text).toContain('renews every month at the same price until you cancel it');
    expect(receiptLetter(receipt).text).not.toContain('test card');
    const test = receiptLetter({ ...receipt, renewal: 'once', isTest: true });
    expect(test.text).toContain('test card');
    expect(test.text).not.toContain('renews');
  });

  it('speak Spanish', () => {
    const spanish = { ...receipt, language: 'es' } as const;
    expect(receiptLetter(spanish)).toMatchObject({ subject: 'Su recibo de Ten reports each month' });
    expect(receiptLetter(spanish).text).toContain('Se renueva cada mes');
    expect(cancellationLetter({ language: 'es', ...subscription }).text).toContain('hasta el 1 de julio de 2026');
    expect(declinedRenewalLetter({ language: 'es', ...subscription }).text).toContain('el 2 de julio de 2026');
    expect(declinedRenewalLetter({ language: 'es', ...subscription, nextTryAt: null }).subject).toContain('terminado');
  });

  it('have nothing left to say where there is no next try', () => {
    const { text } = declinedRenewalLetter({ language: 'en', ...subscription, nextTryAt: null });
    expect(text).toContain('the credits you have stay yours');
    expect(text).toContain('https://vinport.example/plans');
  });
});

describe('the printed receipt', () => {
  const textOf = async (changes: Partial<SiteReceipt>) => {
    const pages = printedPages(await receiptPdf({ ...receipt, ...changes }));
    expect(pages).toHaveLength(1);
    return pageText(pages[0]);
  };

  it('speaks Spanish', async () => {
    const text = await textOf({ language: 'es', isTest: true });
    for (const said of ['Recibo', 'Pagado el', '1 de junio de 2026', 'No se ha movido dinero'])
      expect(text).toContain(said);
  });

  it('says nothing of a vehicle, a discount or a test where there was none', async () => {
    const text = await textOf({});
    for (const said of ['Vehicle', 'Discount', 'Price of one', 'Demonstration']) expect(text).not.toContain(said);
  });

  it('keeps long words within the page', async () => {
    const [page] = printedPages(await receiptPdf({ ...receipt, email: `${'x'.repeat(240)}@people.example` }));
    for (const { x, right } of page ?? []) expect([x >= 60, right <= 553]).toEqual([true, true]);
  });
});
