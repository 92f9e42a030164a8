import { expect, it } from 'vitest';
import { usd } from '../../../tests/builders/usd.ts';
import { siteOfferFrom } from './site-offer.ts';

it('SITE-05 reads what a site sells and how it may be paid', () => {
  const config = { plans: { shown: ['sticker', 'vhr', 'boats'] }, gateways: ['sandbox', 7, 'stripe'] };
  expect(siteOfferFrom(config)).toEqual({ kinds: ['vhr', 'sticker'], gateways: ['sandbox', 'stripe'], discount: null });
});

it.each([{}, { plans: null, gateways: null }, { plans: { shown: 'all' }, gateways: 'sandbox' }])(
  'shows all kinds and no way to pay where a site names none: %j',
  (config) => {
    expect(siteOfferFrom(config)).toEqual({ kinds: ['vhr', 'sticker', 'global'], gateways: [], discount: null });
  },
);

it.each([
  [{ code: 'WELCOME', percent: 10, until: 5 }, { kind: 'percent', percent: 10 }, 5],
  [{ code: 'WELCOME', amount: 200, currency: 'USD' }, { kind: 'amount', amount: usd(2) }, null],
])('SHELL-09 reads the discount that a site offers: %j', (offered, discount, until) => {
  expect(siteOfferFrom({ discount: offered }).discount).toEqual({ code: 'WELCOME', discount, until });
});

it.each([
  'WELCOME',
  { percent: 10 },
  { code: 'WELCOME' },
  { code: 'WELCOME', percent: 0 },
  { code: 'WELCOME', percent: 101 },
  { code: 'WELCOME', amount: 200 },
  { code: 'WELCOME', amount: 0, currency: 'USD' },
])('offers no discount that nobody could understand: %j', (discount) => {
  expect(siteOfferFrom({ discount }).discount).toBeNull();
});
