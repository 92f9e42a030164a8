import type { HttpClient } from '#adapters/http/http-client.ts';
import type { VinportContainer } from '#composition/create-container.ts';
import type { World } from '#composition/world.ts';
import type { AccountStore } from '#core/account/account-store.ts';
import type { LogConsent } from '#core/privacy/log-consent.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { ContentGateway } from '#ports/content-gateway.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ImageCompressor } from '#ports/image-compressor.ts';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import type { Logger } from '#ports/logger.ts';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import type { QueryCache } from '#ports/query-cache.ts';
import type { SiteGateway } from '#ports/site-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';

/** The ports and values that the examples in TSDoc assume to exist. */
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
