import { expect, it } from 'vitest';
import { usd } from '../../../tests/builders/usd.ts';
import { type CheckoutProgress, checkoutBegun, checkoutProgressFrom } from './checkout-progress.ts';

const line = { planCode: 'vhr-1', kind: 'vhr', documents: 1, renewal: 'once', price: usd(14.99) } as const;
const step = { line, customData: 'signed', sandboxStep: 'step-1', planCodes: ['vhr-1'] };
const progress: CheckoutProgress = {
  wish: 'wish-1',
  email: 'ada@people.example',
  vin: '1HGCM82693A000001',
  couponCode: 'TEN',
  paid: [{ ...line, documents: 'unlimited', renewal: 'month', orderId: 'order-1' }],
  declined: { 'vhr-1': 2 },
  step,
};

it.each([progress, { ...progress, step: null }, checkoutBegun('wish-1')])('reads what was kept: %#', (kept) => {
  expect(checkoutProgressFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'wish-1'],
  ['no wish', { ...progress, wish: ' ' }],
  ['a paid line without its receipt', { ...progress, paid: [line] }],
  ['a paid line of no kind', { ...progress, paid: [{ ...progress.paid[0], kind: 'boat' }] }],
  ['a paid line without its price', { ...progress, paid: [{ ...progress.paid[0], price: {} }] }],
  ['a paid line of no rhythm', { ...progress, paid: [{ ...progress.paid[0], renewal: 'daily' }] }],
  ['a paid line of no size', { ...progress, paid: [{ ...progress.paid[0], documents: null }] }],
  ['a step without its words', { ...progress, step: { ...step, customData: '' } }],
  ['a step that is not told', { ...progress, step: { ...step, sandboxStep: 7.5 / 0 } }],
  ['a step of no line', { ...progress, step: { ...step, line: {} } }],
])('reads none out of %s', (_name, value) => {
  expect(checkoutProgressFrom(value)).toBeNull();
});
