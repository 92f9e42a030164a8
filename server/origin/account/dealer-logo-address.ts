import type { DealerLogoRow } from '../kernel/db/people-rows.ts';

/** Where a dealer reads their logo; the time in it makes another logo another address. */
export function dealerLogoAddress({ chosen_at }: Pick<DealerLogoRow, 'chosen_at'>): string {
  return `/api-cwa/dealer_logo?at=${chosen_at}`;
}
