/**
 * JSON of a value as base64 of its UTF-8 bytes, so that any letter survives.
 *
 * @example
 * base64OfJson({ exterior: 'Noir Bleuté' });
 */
export function base64OfJson(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
