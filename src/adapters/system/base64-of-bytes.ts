/** So many arguments a call takes in every browser. */
const PORTION = 8_192;

/**
 * Bytes as base64, in portions: a picture has more of them than a call may have arguments.
 *
 * @example
 * base64OfBytes(new Uint8Array([72, 105])); // 'SGk='
 */
export function base64OfBytes(bytes: Uint8Array): string {
  const portions = Array.from({ length: Math.ceil(bytes.length / PORTION) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * PORTION, (index + 1) * PORTION)),
  );
  return btoa(portions.join(''));
}
