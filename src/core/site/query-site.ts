import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { QueryCache } from '#ports/query-cache.ts';
import type { SiteCalls, SiteGateway } from '#ports/site-gateway.ts';
import type { SiteConfig } from './site-config.ts';
import type { SiteSettings } from './site-settings.ts';
import type { SiteSettingsStore } from './site-settings-store.ts';

/** Loads the settings of a site; cached for five minutes. */
export type QuerySite = (domain: string, options?: CallOptions) => ResultAsync<SiteSettings, GatewayError>;

/** Loads the configuration of a site; cached for five minutes. */
export type QuerySiteConfig = (domain: string, options?: CallOptions) => ResultAsync<SiteConfig, GatewayError>;

/**
 * Adds the settings that the server loaded for this page to the cache, so that they are not requested again while
 * fresh.
 */
export type TakeOverSite = (settings: SiteSettings, loadedAt: number) => void;

/** The dependencies of {@link createQuerySite}. */
export interface QuerySiteDependencies {
  readonly sites: Pick<SiteGateway, 'settings'>;
  readonly queries: QueryCache;
  readonly siteSettings: SiteSettingsStore;
}

/** How long a cached response is fresh, in milliseconds (specification, section 9). */
export const QUERY_STALE_MS = 300_000;
const FRESHNESS = { staleAfterMs: QUERY_STALE_MS };

/**
 * Creates the use case that loads the settings of a site through the cache, under the key `site`, into their store. A
 * response with status error is returned as its error.
 *
 * Source: specification, sections 7 to 9 (SITE-06, SITE-07, SITE-12).
 *
 * @example
 * const querySite = createQuerySite({ sites, queries, siteSettings: new SiteSettingsStore() });
 * const settings = await querySite('test.vinport.example');
 */
export function createQuerySite({ sites, queries, siteSettings: settings }: QuerySiteDependencies): QuerySite {
  return (domain, options) =>
    queries
      .fetch({ key: 'site', subject: domain, load: () => sites.settings(domain), ...FRESHNESS }, options)
      .map((loaded) => {
        settings.loaded(loaded);
        return loaded;
      });
}

/**
 * Creates the use case that loads the configuration of a site through the cache, under the key `config`.
 *
 * Source: specification, sections 7 and 9 (SITE-05, SITE-06).
 *
 * @example
 * const config = await createQuerySiteConfig({ sites, queries })('test.vinport.example');
 */
export function createQuerySiteConfig({
  sites,
  queries,
}: SiteCalls<'config'> & { readonly queries: QueryCache }): QuerySiteConfig {
  return (domain, options) =>
    queries.fetch({ key: 'config', subject: domain, load: () => sites.config(), ...FRESHNESS }, options);
}

/**
 * Creates the use case that hydrates the browser's cache with the server's settings.
 *
 * Source: specification, section 7 (SITE-07).
 *
 * @example
 * const takeOver = createTakeOverSite({ queries, siteSettings: new SiteSettingsStore() });
 * takeOver(siteSettingsFrom('test.vinport.example', {}), Date.UTC(2026, 5, 1));
 */
export function createTakeOverSite({
  queries,
  siteSettings: settings,
}: Pick<QuerySiteDependencies, 'queries' | 'siteSettings'>): TakeOverSite {
  return (loaded, loadedAt) => {
    queries.takeOver({ key: 'site', subject: loaded.domain, value: loaded, loadedAt });
    settings.loaded(loaded);
  };
}
