import { siteCalls } from '#contract/site/site-calls.ts';
import { siteSettingsFrom } from '#core/site/site-settings.ts';
import type { SiteGateway } from '#ports/site-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway that requests sites from the origin. The configuration is base64 of JSON, sent as bare text, as a
 * JSON string or in `data`.
 *
 * Source: specification, section 7, "Settings and content" (SITE-04 to SITE-06, SITE-12).
 *
 * @example
 * const settings = await createHttpSiteGateway(http).settings('test.vinport.example');
 */
export function createHttpSiteGateway(http: HttpClient): SiteGateway {
  return {
    settings: (domain, options) =>
      http.call(siteCalls.settings, { domain }, options).map((fields) => siteSettingsFrom(domain, fields)),
    config: (options) => http.call(siteCalls.config, {}, options),
  };
}
