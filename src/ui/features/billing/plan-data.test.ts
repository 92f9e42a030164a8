import { expect, it } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import { planData } from './plan-data.ts';

const listed = { name: 'A plan', description: 'What it brings.', address: 'https://vinport.example/checkout?plan=p' };

it.each([
  ['once', usd(14.99), { price: '14.99', priceCurrency: 'USD' }],
  ['month', usd(49), { price: '49.00', priceSpecification: { billingDuration: 'P1M', price: '49.00' } }],
  ['year', { amount: 5000, currency: 'JPY' }, { price: '5000', priceSpecification: { billingDuration: 'P1Y' } }],
] as const)('gives search engines the price of a plan that is paid %s', (renewal, price, offers) => {
  const data = planData([{ ...listed, plan: aPlan({ code: 'p', renewal, price }) }], 'Vinport');
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'Product', sku: 'p', brand: { name: 'Vinport' }, offers: { url: listed.address, ...offers } },
    ],
  });
});
