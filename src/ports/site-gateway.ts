import type { ResultAsync } from 'neverthrow';
import type { SiteConfig } from '#core/site/site-config.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Who knows the branded sites (specification, section 7, "Settings and content"). */
export interface SiteGateway {
  /** The settings of a site; an unknown domain is `not-found`. */
  settings(domain: string, options?: CallOptions): ResultAsync<SiteSettings, GatewayError>;
  /** The configuration of the site at hand. */
  config(options?: CallOptions): ResultAsync<SiteConfig, GatewayError>;
}
