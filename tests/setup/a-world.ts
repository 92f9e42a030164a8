import type { World } from '#composition/world.ts';
import { createFakeAnalytics } from '../fakes/fake-analytics.ts';
import { createFakeBrowserStorage } from '../fakes/fake-browser-storage.ts';
import { createFakeClock } from '../fakes/fake-clock.ts';
import { createFakeCookieJar } from '../fakes/fake-cookie-jar.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { createFakeImageCompressor } from '../fakes/fake-image-compressor.ts';
import { createFakeLogger } from '../fakes/fake-logger.ts';

/** Returns a fake world, whose network is down by default. */
export function aWorld(parts: Partial<World> = {}): World {
  return {
    origin: 'https://vinport.example',
    siteDomain: 'vinport.example',
    gsp: false,
    fetch: async () => Response.error(),
    cookies: createFakeCookieJar(),
    storage: createFakeBrowserStorage().openTab(),
    sessionStorage: createFakeBrowserStorage().openTab(),
    images: createFakeImageCompressor(),
    openAnalytics: () => ({ ...createFakeAnalytics(), close: () => undefined }),
    clock: createFakeClock(),
    ids: createFakeIdSource(),
    logger: createFakeLogger(),
    ...parts,
  };
}
