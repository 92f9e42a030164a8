import type { DealerLogoRow } from '../kernel/db/people-rows.ts';

/** Returns the address of a dealer's logo. Its timestamp gives each new logo a new address. */
export function dealerLogoAddress({ chosen_at }: Pick<DealerLogoRow, 'chosen_at'>): string {
  return `/api-cwa/dealer_logo?at=${chosen_at}`;
}
