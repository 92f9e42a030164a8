import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

it.each([
  [{ amount: 2150000, currency: 'USD' }, '$21,500.00'],
  [{ amount: 0, currency: 'USD' }, '$0.00'],
  [{ amount: -50050, currency: 'USD' }, '-$500.50'],
  [{ amount: 120000, currency: 'EUR' }, 'EUR\u00a01,200.00'],
  [{ amount: 120000, currency: 'JPY' }, 'JPY\u00a0120,000'],
  [null, 'Not known'],
])('formats %o as %s', (money, text) => {
  expect(moneyText(money)).toBe(text);
});

it('supports Spanish', () => {
  expect(moneyText(null, 'es')).toBe('Se desconoce');
  expect(moneyText({ amount: 2150000, currency: 'USD' }, 'es')).toBe('$21,500.00');
});
