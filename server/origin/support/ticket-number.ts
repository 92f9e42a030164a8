import { createHash } from 'node:crypto';

/** Crockford's alphabet: no two characters can be confused when read aloud. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the ticket number for the user and the support team. It is derived from the ticket's random ID, so it does
 * not reveal how many tickets exist.
 */
export function ticketNumber(id: string): string {
  const signs = [...createHash('sha256').update(id).digest().subarray(0, 10)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `VT-${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}
