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

/** The environment that Vinport runs in: a browser tab, one request on a server, or a test. */
export interface World {
  /** The origin's URL, such as `https://vinport.example`. */
  readonly origin: string;
  /** The domain of the displayed site. */
  readonly siteDomain: string;
  /** Whether the visit is to the Spanish host. */
  readonly gsp: boolean;
  readonly fetch: Fetch;
  /** The maximum number of retries of a failed call. Defaults to the number in the specification. */
  readonly retries?: number;
  readonly cookies: CookieJar;
  /** Storage that persists between visits. */
  readonly storage: KeyValueStorage;
  /** Storage that survives a reload and ends with the browser session. */
  readonly sessionStorage: KeyValueStorage;
  readonly images: ImageCompressor;
  readonly openAnalytics: OpenAnalytics;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}

/** Opens the page view analytics. The site settings specify which scripts to use. */
export type OpenAnalytics = (
  settings: Pick<ReadableStore<SiteSettings | null>, 'state$'>,
) => Analytics & { close(): void };
