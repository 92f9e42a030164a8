/**
 * Returns 16 hexadecimal digits that change with a text: two FNV-1a hashes of 32 bits. It tells versions apart, and is no
 * protection against anyone who looks for a collision.
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
