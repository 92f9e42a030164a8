import { Result } from 'neverthrow';

/** The failed step: the text is not base64, its bytes are not UTF-8, or the decoded text is not JSON. */
export type Base64JsonError = { readonly code: 'not-base64' | 'not-utf-8' | 'not-json' };

const decodeBytes = /* @__PURE__ */ Result.fromThrowable(
  (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)),
  (): Base64JsonError => ({ code: 'not-base64' }),
);

const decodeText = /* @__PURE__ */ Result.fromThrowable(
  // Invalid UTF-8 must be an error instead of replacement characters in someone's name.
  (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  (): Base64JsonError => ({ code: 'not-utf-8' }),
);

const parseJson = /* @__PURE__ */ Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  (): Base64JsonError => ({ code: 'not-json' }),
);

/**
 * Decodes base64 of UTF-8 encoded JSON. Line breaks in the base64 are ignored.
 *
 * Source: specification, section 7, "Settings and content" (SITE-05); RFC 4648, section 4.
 *
 * @example
 * decodeBase64Json('eyJjaGF0Ijp0cnVlfQ=='); // ok({ chat: true })
 */
export function decodeBase64Json(text: string): Result<unknown, Base64JsonError> {
  return decodeBytes(text).andThen(decodeText).andThen(parseJson);
}
