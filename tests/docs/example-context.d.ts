import type { HttpClient } from '../../src/adapters/http/http-client.ts';
import type { VinportContainer } from '../../src/composition/create-container.ts';
import type { World } from '../../src/composition/world.ts';
import type { AccountStore } from '../../src/core/account/account-store.ts';
import type { LogConsent } from '../../src/core/privacy/log-consent.ts';
import type { StickerDraft } from '../../src/core/sticker/sticker.ts';
import type { AccountGateway } from '../../src/ports/account-gateway.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { ContentGateway } from '../../src/ports/content-gateway.ts';
import type { CookieJar } from '../../src/ports/cookie-jar.ts';
import type { FreeCreditGateway } from '../../src/ports/free-credit-gateway.ts';
import type { IdSource } from '../../src/ports/id-source.ts';
import type { ImageCompressor } from '../../src/ports/image-compressor.ts';
import type { KeyValueStorage } from '../../src/ports/key-value-storage.ts';
import type { Logger } from '../../src/ports/logger.ts';
import type { PlanGateway } from '../../src/ports/plan-gateway.ts';
import type { PurchaseGateway } from '../../src/ports/purchase-gateway.ts';
import type { QueryCache } from '../../src/ports/query-cache.ts';
import type { SiteGateway } from '../../src/ports/site-gateway.ts';
import type { StickerGateway } from '../../src/ports/sticker-gateway.ts';
import type { VehicleGateway } from '../../src/ports/vehicle-gateway.ts';

/** What the examples in TSDoc take for granted: ports and values that a reader has at hand. */
declare global {
  const account: AccountStore;
  const accounts: AccountGateway;
  const clock: Clock;
  const container: VinportContainer;
  const contents: ContentGateway;
  const cookies: CookieJar;
  const draft: StickerDraft;
  const freeCredits: FreeCreditGateway;
  const http: HttpClient;
  const ids: IdSource;
  const images: ImageCompressor;
  const logConsent: LogConsent;
  const logger: Logger;
  const plans: PlanGateway;
  const purchases: PurchaseGateway;
  const queries: QueryCache;
  const sites: SiteGateway;
  const stickers: StickerGateway;
  const storage: KeyValueStorage;
  const vehicles: VehicleGateway;
  const world: World;
  function showMessage(text: string): void;
}
