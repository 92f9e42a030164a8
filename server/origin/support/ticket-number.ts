import { createHash } from 'node:crypto';

/** Crockford's letters and digits: none of them is taken for another when it is read aloud. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number that a person and the support team call a ticket by. It follows from the ticket's random id, so that it
 * tells nothing of how many tickets there are.
 */
export function ticketNumber(id: string): string {
  const signs = [...createHash('sha256').update(id).digest().subarray(0, 10)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `VT-${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}
