import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Purchase, purchaseVin } from './purchase.ts';
import { purchaseKey } from './purchase-key.ts';

const purchase: Purchase = {
  type: 'vhr',
  subject: { kind: 'vehicle', vin: '1HGCM82693A000001' },
  email: 'user@demo.vinport.example',
  price: { amount: 1_499, currency: 'USD' },
  planCode: 'single',
  couponCode: '',
  previousCouponCode: '',
  paymentGateway: 'sandbox',
  paymentReference: '',
  extras: [],
  productCount: 1,
  productType: 'report',
  quantity: 1,
  unlimitedVinCheck: false,
  reportSubscription: false,
  landingPage: '',
  content: '',
  referrer: '',
};

describe('purchaseVin', () => {
  it('CRD-06 returns the VIN of the vehicle, or CREDIT for credits', () => {
    expect(purchaseVin({ kind: 'vehicle', vin: '1HGCM82693A000001' })).toBe('1HGCM82693A000001');
    expect(purchaseVin({ kind: 'credits' })).toBe('CREDIT');
  });
});

describe('purchaseKey', () => {
  it.each<[string, Partial<Purchase>]>([
    ['type', { type: 'sticker' }],
    ['plan code', { planCode: 'pack-5' }],
    ['e-mail', { email: 'dealer@demo.vinport.example' }],
    ['VIN', { subject: { kind: 'credits' } }],
    ['gateway', { paymentGateway: 'stripe' }],
    ['coupon', { couponCode: 'SPRING' }],
    ['price', { price: { amount: 1_500, currency: 'USD' } }],
    ['currency', { price: { amount: 1_499, currency: 'EUR' } }],
  ])('distinguishes two purchases that differ in the %s', (_, change) => {
    expect(purchaseKey({ ...purchase, ...change })).not.toBe(purchaseKey(purchase));
  });

  it('ignores all other fields', () => {
    const other = { ...purchase, previousCouponCode: 'X', referrer: 'mail', content: 'b', extras: ['sms'] as const };

    expect(purchaseKey(other)).toBe(purchaseKey(purchase));
  });

  it('cannot be forged with separators inside a field', () => {
    const field = fc.string({ unit: fc.constantFrom('"', ',', '[', '\\', 'a') });
    fc.assert(
      fc.property(field, field, field, field, (email, code, otherEmail, otherCode) => {
        const one = purchaseKey({ ...purchase, email, planCode: code });
        const other = purchaseKey({ ...purchase, email: otherEmail, planCode: otherCode });
        return (one === other) === (email === otherEmail && code === otherCode);
      }),
    );
  });
});
