/**
 * Returns a digest of a text as 16 hexadecimal digits: two 32-bit FNV-1a hashes. It distinguishes versions, but is not
 * collision resistant.
 *
 * @example
 * textDigest('terms of June') === textDigest('terms of July'); // false
 */
export function textDigest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (const byte of new TextEncoder().encode(text)) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
