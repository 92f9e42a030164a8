/** The number of arguments that a call accepts in every browser. */
const PORTION = 8_192;

/**
 * Returns bytes as base64. Encodes in chunks, because a picture has more bytes than a call accepts arguments.
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
