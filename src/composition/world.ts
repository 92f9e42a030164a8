import type { Fetch } from '../adapters/http/retrying-fetch.ts';
import type { Clock } from '../ports/clock.ts';
import type { CookieJar } from '../ports/cookie-jar.ts';
import type { IdSource } from '../ports/id-source.ts';
import type { KeyValueStorage } from '../ports/key-value-storage.ts';
import type { Logger } from '../ports/logger.ts';

/** What Vinport needs of the world it runs in: a browser tab, one request on a server, or a test. */
export interface World {
  /** Where the origin answers, such as `https://vinport.example`. */
  readonly origin: string;
  /** The domain of the site that is shown. */
  readonly siteDomain: string;
  readonly fetch: Fetch;
  readonly cookies: CookieJar;
  /** What stays between visits. */
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}
