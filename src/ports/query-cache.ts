import type { ResultAsync } from 'neverthrow';
import type { SiteConfig } from '#core/site/site-config.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** What is kept, by the key it is kept under (specification, section 3: `site` and `config`). */
export interface QueryValues {
  readonly site: SiteSettings;
  readonly config: SiteConfig;
}

/** The keys of the cache. */
export type QueryKey = keyof QueryValues;

/** A value that is wanted, and how it is loaded when none that is fresh is kept. */
export interface Query<Key extends QueryKey> {
  readonly key: Key;
  /** Whose value it is, such as a domain: one site never gets what belongs to another. */
  readonly subject: string;
  readonly load: () => ResultAsync<QueryValues[Key], GatewayError>;
  /** A value of this age, in milliseconds, is no longer fresh. */
  readonly staleAfterMs: number;
}

/** A value that was loaded somewhere else, such as on the server for the page that is shown now. */
export interface LoadedValue<Key extends QueryKey> {
  readonly key: Key;
  readonly subject: string;
  readonly value: QueryValues[Key];
  /** UTC epoch milliseconds. */
  readonly loadedAt: number;
}

/** Where answers are kept for a while, so that they are not asked for again and again. */
export interface QueryCache {
  /**
   * The kept value while it is fresh, otherwise a newly loaded one. Several that want it at once share one load, which
   * goes on when one of them leaves. A failure is not kept.
   */
  fetch<Key extends QueryKey>(query: Query<Key>, options?: CallOptions): ResultAsync<QueryValues[Key], GatewayError>;
  /** Takes over a value that was loaded somewhere else, unless a newer one is kept. */
  takeOver<Key extends QueryKey>(loaded: LoadedValue<Key>): void;
}
