import 'reflect-metadata';
import { Container } from 'inversify';
import { Subscription } from 'rxjs';
import { createHttpClient } from '#adapters/http/http-client.ts';
import { SPECIFIED_RETRIES } from '#adapters/http/retrying-fetch.ts';
import { accountModule } from './account-module.ts';
import { billingModule } from './billing-module.ts';
import { chatModule } from './chat-module.ts';
import { contentModule } from './content-module.ts';
import { deliveryModule } from './delivery-module.ts';
import { feedbackModule } from './feedback-module.ts';
import { privacyModule } from './privacy-module.ts';
import { recallModule } from './recall-module.ts';
import { type Get, type Replacements, replaceIn } from './replacements.ts';
import { reportModule } from './report-module.ts';
import { service } from './service.ts';
import { sharingModule } from './sharing-module.ts';
import { siteModule } from './site-module.ts';
import { stickerModule } from './sticker-module.ts';
import { supportModule } from './support-module.ts';
import { vehicleModule } from './vehicle-module.ts';
import type { World } from './world.ts';

/** All use cases and stores of one browser tab, or of one request on a server. */
export interface VinportContainer {
  /** The use case, store or gateway of this name; each is made once, when it is first asked for. */
  get: Get;
  /** Ends what the container keeps running, such as following other tabs. */
  close(): void;
}

/**
 * The front door of the library: puts rules and adapters together for the world they run in.
 *
 * @example
 * const container = createContainer(world);
 * const result = await container.get('generateSticker')({ vin: '1HGCM82693A000001' });
 *
 * @example
 * // With a source of stickers of one's own: the rules stay what they are.
 * const container = createContainer(world, { stickers: () => stickers });
 */
export function createContainer(world: World, replacements: Replacements = {}): VinportContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  const lifetime = new Subscription();
  container.bind(service('world')).toConstantValue(world);
  container.bind(service('lifetime')).toConstantValue(lifetime);
  container.bind(service('http')).toResolvedValue(
    ({ cookies, retries = SPECIFIED_RETRIES.retries, ...rest }, askToSignInAgain) =>
      createHttpClient({
        ...rest,
        token: () => cookies.get('token'),
        askToSignInAgain,
        retries: { ...SPECIFIED_RETRIES, retries },
      }),
    [service('world'), service('askToSignInAgain')],
  );
  container.load(
    accountModule,
    billingModule,
    chatModule,
    contentModule,
    deliveryModule,
    feedbackModule,
    privacyModule,
    recallModule,
    reportModule,
    sharingModule,
    siteModule,
    stickerModule,
    supportModule,
    vehicleModule,
  );
  replaceIn(container, replacements);
  return {
    get: (name) => container.get(service(name)),
    close: () => {
      lifetime.unsubscribe();
      container.unbindAll();
    },
  };
}
