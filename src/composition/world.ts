import type { Fetch } from '#adapters/http/retrying-fetch.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';
import type { ReadableStore } from '#core/state/state-store.ts';
import type { Analytics } from '#ports/analytics.ts';
import type { Clock } from '#ports/clock.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ImageCompressor } from '#ports/image-compressor.ts';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import type { Logger } from '#ports/logger.ts';

/** What Vinport needs of the world it runs in: a browser tab, one request on a server, or a test. */
export interface World {
  /** Where the origin answers, such as `https://vinport.example`. */
  readonly origin: string;
  /** The domain of the site that is shown. */
  readonly siteDomain: string;
  /** Whether the visit is to the Spanish host. */
  readonly gsp: boolean;
  readonly fetch: Fetch;
  /** How often a call that failed is tried again at most; as often as the specification says unless stated. */
  readonly retries?: number;
  readonly cookies: CookieJar;
  /** What stays between visits. */
  readonly storage: KeyValueStorage;
  /** What outlives a reload and ends with the browser's session. */
  readonly sessionStorage: KeyValueStorage;
  readonly images: ImageCompressor;
  readonly openAnalytics: OpenAnalytics;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}

/** Opens what counts page views; the settings of the site tell with which scripts. */
export type OpenAnalytics = (
  settings: Pick<ReadableStore<SiteSettings | null>, 'state$'>,
) => Analytics & { close(): void };
