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

/** Returns headers of a visitor with a separate IP address, as through a proxy, because rate limits count by client. */
export const callsFrom = (index: number) => ({
  'x-forwarded-for': `10.${(index >> 16) % 256}.${(index >> 8) % 256}.${index % 256}`,
});

/** Returns headers of a form from that visitor. */
export const formFrom = (index: number) => ({
  'content-type': 'application/x-www-form-urlencoded',
  ...callsFrom(index),
});

/** Returns an order of a new buyer with its own idempotency key. The same number returns the same order. */
export const purchaseTurn = (index: number): LoadTurn => ({
  path: '/landing/orders',
  headers: { ...callsFrom(index), 'content-type': 'application/json', 'idempotency-key': `bench-${index}` },
  body: JSON.stringify({ ...ONE_REPORT, email: `buyer-${index}@people.example` }),
});
