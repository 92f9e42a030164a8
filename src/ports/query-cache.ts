import type { ResultAsync } from 'neverthrow';
import type { SiteConfig } from '#core/site/site-config.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** The cached values by cache key (specification, section 3: `site` and `config`). */
export interface QueryValues {
  readonly site: SiteSettings;
  readonly config: SiteConfig;
}

/** The keys of the cache. */
export type QueryKey = keyof QueryValues;

/** A query for a value, and how to load it if there is no fresh cached value. */
export interface Query<Key extends QueryKey> {
  readonly key: Key;
  /** The subject of the value, such as a domain, so that a site never gets the data of another. */
  readonly subject: string;
  readonly load: () => ResultAsync<QueryValues[Key], GatewayError>;
  /** The age, in milliseconds, at which a value is stale. */
  readonly staleAfterMs: number;
}

/** A value that was loaded elsewhere, for example on the server for the current page. */
export interface LoadedValue<Key extends QueryKey> {
  readonly key: Key;
  readonly subject: string;
  readonly value: QueryValues[Key];
  /** In UTC epoch milliseconds. */
  readonly loadedAt: number;
}

/** Caches responses, so that they are not requested repeatedly. */
export interface QueryCache {
  /**
   * Returns the cached value while it is fresh, otherwise a newly loaded one. Concurrent callers share one load, which
   * continues if one of them leaves. Failures are not cached.
   */
  fetch<Key extends QueryKey>(query: Query<Key>, options?: CallOptions): ResultAsync<QueryValues[Key], GatewayError>;
  /** Adds a value that was loaded elsewhere, unless a newer one is cached. */
  takeOver<Key extends QueryKey>(loaded: LoadedValue<Key>): void;
}
