import type { ResultAsync } from 'neverthrow';
import type { SiteConfig } from '#core/site/site-config.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Provides the branded sites (specification, section 7, "Settings and content"). */
export interface SiteGateway {
  /** Returns the settings of a site; an unknown domain is `not-found`. */
  settings(domain: string, options?: CallOptions): ResultAsync<SiteSettings, GatewayError>;
  /** Returns the configuration of the current site. */
  config(options?: CallOptions): ResultAsync<SiteConfig, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type SiteCalls<Name extends keyof SiteGateway> = { readonly sites: Pick<SiteGateway, Name> };
