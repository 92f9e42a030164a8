import type { LoadTurn } from './load.ts';

/** One report, paid with a card that works. */
const ONE_REPORT = {
  price: '1499',
  currency: 'USD',
  cart_plan: 'vhr-1',
  payment_gateway: 'sandbox',
  payg_id: 'card_ok',
  vin: 'CREDIT',
};

/** Headers of a visitor from a place of their own, as through a proxy: limits count by caller. */
export const callsFrom = (index: number) => ({
  'x-forwarded-for': `10.${(index >> 16) % 256}.${(index >> 8) % 256}.${index % 256}`,
});

/** Headers of a form from there. */
export const formFrom = (index: number) => ({
  'content-type': 'application/x-www-form-urlencoded',
  ...callsFrom(index),
});

/** A purchase by someone new, under a key of its own; the same number makes the same purchase. */
export const purchaseTurn = (index: number): LoadTurn => ({
  path: '/landing/app-customer-register',
  headers: { ...formFrom(index), 'idempotency-key': `bench-${index}` },
  body: `${new URLSearchParams({ ...ONE_REPORT, email: `buyer-${index}@people.example` })}`,
});
