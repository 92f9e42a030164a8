import { createHash } from 'node:crypto';

/** Crockford's alphabet: no two characters can be confused when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * Returns the order number for the buyer and the support team. It is derived from the random ID, so it does not reveal
 * how many orders exist.
 */
export function orderNumber(id: string): string {
  const bytes = createHash('sha256').update(`order ${id}`).digest().subarray(0, LENGTH);
  return `VP-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
