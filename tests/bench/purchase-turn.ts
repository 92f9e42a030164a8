import type { LoadTurn } from './load.ts';

/** An order of one report. */
const ONE_REPORT = {
  total: 1_499,
  currency: 'USD',
  gateway: 'sandbox',
  country: 'US',
  lines: [{ list: 'vhr', plan: 'vhr-1' }],
  terms_version: '2026-11',
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

/** An order of a new buyer, under a key of its own; the same number makes the same order. */
export const purchaseTurn = (index: number): LoadTurn => ({
  path: '/landing/orders',
  headers: { ...callsFrom(index), 'content-type': 'application/json', 'idempotency-key': `bench-${index}` },
  body: JSON.stringify({ ...ONE_REPORT, email: `buyer-${index}@people.example` }),
});
