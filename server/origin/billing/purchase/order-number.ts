import { createHash } from 'node:crypto';

/** Crockford's alphabet: no character is mistaken for another when it is read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** The number that a buyer and the support team know an order by. It follows from the random ID and counts nothing. */
export function orderNumber(id: string): string {
  const bytes = createHash('sha256').update(`order ${id}`).digest().subarray(0, LENGTH);
  return `VP-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
