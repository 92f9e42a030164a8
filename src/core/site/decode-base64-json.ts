import { Result } from 'neverthrow';

/** Which step failed: the text is no base64, its bytes are no UTF-8, or what they say is no JSON. */
export type Base64JsonError = { readonly code: 'not-base64' | 'not-utf-8' | 'not-json' };

const decodeBytes = /* @__PURE__ */ Result.fromThrowable(
  (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)),
  (): Base64JsonError => ({ code: 'not-base64' }),
);

const decodeText = /* @__PURE__ */ Result.fromThrowable(
  // Bytes that are no UTF-8 must be an error, not replacement signs in somebody's name.
  (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  (): Base64JsonError => ({ code: 'not-utf-8' }),
);

const parseJson = /* @__PURE__ */ Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  (): Base64JsonError => ({ code: 'not-json' }),
);

/**
 * Reads base64 of the UTF-8 bytes of JSON. Line breaks within the base64 are passed over.
 *
 * Source: specification, section 7, "Settings and content" (SITE-05); RFC 4648, section 4.
 *
 * @example
 * decodeBase64Json('eyJjaGF0Ijp0cnVlfQ=='); // ok({ chat: true })
 */
export function decodeBase64Json(text: string): Result<unknown, Base64JsonError> {
  return decodeBytes(text).andThen(decodeText).andThen(parseJson);
}
