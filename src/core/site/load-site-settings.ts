import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '../../ports/call-options.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { SiteGateway } from '../../ports/site-gateway.ts';
import type { SiteSettings } from './site-settings.ts';

/** Loads the settings of one site. */
export type LoadSiteSettings = (domain: string, options?: CallOptions) => ResultAsync<SiteSettings, GatewayError>;

/**
 * Makes the use case that loads the settings of the site at hand.
 *
 * Source: specification, section 7 (SITE-04, SITE-07).
 *
 * @example
 * const settings = await createLoadSiteSettings({ sites })('test.vinport.example');
 */
export function createLoadSiteSettings({ sites }: { readonly sites: Pick<SiteGateway, 'settings'> }): LoadSiteSettings {
  return (domain, options) => sites.settings(domain, options);
}
