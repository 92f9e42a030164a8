import { base64OfBytes } from '../system/base64-of-bytes.ts';

/**
 * Returns a value's JSON as base64 of its UTF-8 bytes, so that every character is preserved.
 *
 * @example
 * base64OfJson({ exterior: 'Noir Bleuté' });
 */
export function base64OfJson(value: unknown): string {
  return base64OfBytes(new TextEncoder().encode(JSON.stringify(value)));
}
