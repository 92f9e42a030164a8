import { expect, it } from 'vitest';
import { siteOfferFrom } from './site-offer.ts';

it('SITE-05 reads what a site sells and how it may be paid', () => {
  const config = { plans: { shown: ['sticker', 'vhr', 'boats'] }, gateways: ['sandbox', 7, 'stripe'] };
  expect(siteOfferFrom(config)).toEqual({ kinds: ['vhr', 'sticker'], gateways: ['sandbox', 'stripe'] });
});

it.each([{}, { plans: null, gateways: null }, { plans: { shown: 'all' }, gateways: 'sandbox' }])(
  'shows all kinds and no way to pay where a site names none: %j',
  (config) => {
    expect(siteOfferFrom(config)).toEqual({ kinds: ['vhr', 'sticker', 'global'], gateways: [] });
  },
);
