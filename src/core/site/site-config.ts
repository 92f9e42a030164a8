import { err, ok, type Result } from 'neverthrow';
import { type PayloadRecord, recordFrom } from '../payload/payload-fields.ts';
import { type Base64JsonError, decodeBase64Json } from './decode-base64-json.ts';

/** The configuration of a site in addition to its settings: plans shown, gateways, chat license, switches. */
export type SiteConfig = PayloadRecord;

/** The reasons why a configuration cannot be read: it cannot be decoded, or it is not an object. */
export type SiteConfigError = Base64JsonError | { readonly code: 'not-an-object' };

/**
 * Reads the configuration of a site from the response of `/api/config`: a base64-encoded JSON object.
 *
 * Source: specification, section 7, "Settings and content" (SITE-05).
 *
 * @example
 * siteConfigFrom('eyJjaGF0Ijp0cnVlfQ=='); // ok({ chat: true })
 */
export function siteConfigFrom(text: string): Result<SiteConfig, SiteConfigError> {
  return decodeBase64Json(text).andThen((value): Result<SiteConfig, SiteConfigError> => {
    const config = recordFrom(value);
    return config === null ? err({ code: 'not-an-object' }) : ok(config);
  });
}
