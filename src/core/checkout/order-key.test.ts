import { describe, expect, it } from 'vitest';
import { anOrderRequest } from '#tests/builders/an-order-request.ts';
import { usd } from '#tests/builders/usd.ts';
import { orderKey } from './order-key.ts';
import type { OrderRequest } from './order-request.ts';

const key = orderKey('cart-1', anOrderRequest());
const [line] = anOrderRequest().lines;

describe('orderKey', () => {
  it('is the same for the same order, regardless of the order it replaces', () => {
    expect(orderKey('cart-1', anOrderRequest())).toBe(key);
    expect(orderKey('cart-1', anOrderRequest({ replaces: 'signed-words' }))).toBe(key);
    expect(key).toMatch(/^cart-1-[0-9a-f]{16}$/);
  });

  it.each<Partial<OrderRequest>>([
    { email: 'other@people.example' },
    { total: usd(13.49) },
    { total: { amount: 1499, currency: 'EUR' } },
    { couponCode: 'TEN' },
    { gateway: 'other' },
    { country: 'DE' },
    { lines: [] },
    { lines: line ? [line, line] : [] },
    { lines: line ? [{ ...line, vin: null }] : [] },
    { termsVersion: '2' },
    { immediateDelivery: true },
    { cancelPath: '/checkout?plan=other' },
  ])('differs for another order: %j', (changes) => {
    expect(orderKey('cart-1', anOrderRequest(changes))).not.toBe(key);
  });

  it('differs for another cart', () => {
    expect(orderKey('cart-2', anOrderRequest())).not.toBe(key);
  });
});
