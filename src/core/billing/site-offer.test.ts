import { expect, it } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import { isOnOffer, siteOfferFrom } from './site-offer.ts';

const named = (name: string) => ({ name, labels: { en: name }, isTest: false });

it('SITE-05 reads the products and payment methods of a site', () => {
  const config = { plans: { shown: ['sticker', 'vhr', 'boats'] }, gateways: ['sandbox', 7, 'stripe'] };
  expect(siteOfferFrom(config)).toEqual({
    kinds: ['vhr', 'sticker'],
    gateways: [named('sandbox'), named('stripe')],
    discount: null,
  });
});

it('PAY-02 reads the labels of each payment method and whether it is a test', () => {
  const gateways = [
    { name: 'cards', labels: { en: 'Card', es: 'Tarjeta' }, is_test: true, checkout_origin: 'https://pay.example' },
    { name: 'wallet', labels: { en: 'Wallet' } },
    { name: 'bank', labels: null, is_test: 'yes' },
    { labels: { en: 'Nameless' } },
    null,
  ];
  expect(siteOfferFrom({ gateways: ['ignored'], payment_gateways: gateways }).gateways).toEqual([
    { name: 'cards', labels: { en: 'Card', es: 'Tarjeta' }, isTest: true },
    { name: 'wallet', labels: { en: 'Wallet' }, isTest: false },
    named('bank'),
  ]);
});

it('PAY-10 shows a bundle if both of its parts are shown', () => {
  const bundle = aPlan({ kind: 'global', documents: 2, bundle: { vhr: 1, sticker: 1 } });
  const kinds = [['vhr', 'sticker'], ['vhr', 'sticker', 'global'], ['vhr', 'global'], ['sticker']] as const;
  expect(kinds.map((shown) => isOnOffer(bundle, shown))).toEqual([true, true, false, false]);
  expect(kinds.map((shown) => isOnOffer(aPlan({ kind: 'global' }), shown))).toEqual([false, true, true, false]);
});

it.each([{}, { plans: null, gateways: null }, { plans: { shown: 'all' }, gateways: 'sandbox' }])(
  'shows all kinds and no payment method if a site names none: %j',
  (config) => {
    expect(siteOfferFrom(config)).toEqual({ kinds: ['vhr', 'sticker', 'global'], gateways: [], discount: null });
  },
);

it.each([
  [{ code: 'WELCOME', percent: 10, until: 5 }, { kind: 'percent', percent: 10 }, 5],
  [{ code: 'WELCOME', amount: 200, currency: 'USD' }, { kind: 'amount', amount: usd(2) }, null],
])('SHELL-09 reads the discount of a site: %j', (offered, discount, until) => {
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
])('ignores an unreadable discount: %j', (discount) => {
  expect(siteOfferFrom({ discount }).discount).toBeNull();
});
