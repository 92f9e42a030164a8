import { describe, expect, it } from 'vitest';
import { createFakeBrowserStorage } from '../../tests/fakes/fake-browser-storage.ts';
import { createFakeClock } from '../../tests/fakes/fake-clock.ts';
import { createFakeCookieJar } from '../../tests/fakes/fake-cookie-jar.ts';
import { createFakeIdSource } from '../../tests/fakes/fake-id-source.ts';
import { createFakeLogger } from '../../tests/fakes/fake-logger.ts';
import type { Fetch } from '../adapters/http/retrying-fetch.ts';
import type { BindingMap } from './binding-map.ts';
import { createContainer } from './create-container.ts';
import { createRequestContainer } from './create-request-container.ts';
import type { World } from './world.ts';

const signedIn = {
  status: 'success',
  data: { token: 'secret', id: 'u1', email: 'ada@vinport.example', sticker_credit: 2 },
};
const originOfAda: Fetch = async () => Response.json(signedIn);
const ada = { email: 'ada@vinport.example', password: 'x' };

function world(parts: Partial<World> = {}): World {
  return {
    origin: 'https://vinport.example',
    siteDomain: 'vinport.example',
    fetch: originOfAda,
    cookies: createFakeCookieJar(),
    storage: createFakeBrowserStorage().openTab(),
    clock: createFakeClock(),
    ids: createFakeIdSource(),
    logger: createFakeLogger(),
    ...parts,
  };
}

describe('createContainer', () => {
  it('makes everything of the binding map, each once', () => {
    const names = {
      world: true,
      http: true,
      account: true,
      accounts: true,
      logIn: true,
      logOut: true,
      freeCredits: true,
      sites: true,
      loadSiteSettings: true,
      stickers: true,
      generateSticker: true,
      confirmSticker: true,
      openSticker: true,
      downloadSticker: true,
      vehicles: true,
      decodeVehicle: true,
    } satisfies Record<keyof BindingMap, true>;
    const isName = (text: string): text is keyof BindingMap => text in names;
    const container = createContainer(world());
    for (const name of Object.keys(names).filter(isName)) {
      expect(container.get(name)).toBeDefined();
      expect(container.get(name)).toBe(container.get(name));
    }
  });

  it('ACC-16 keeps who is signed in for the next visit, as long as the token is there', async () => {
    const [cookies, storage] = [createFakeCookieJar(), createFakeBrowserStorage().openTab()];
    const first = createContainer(world({ cookies, storage }));
    await first.get('logIn')(ada);
    await new Promise((resolve) => setImmediate(resolve));
    const second = createContainer(world({ cookies, storage }));
    expect(second.get('account').get()).toMatchObject({ user: { id: 'u1' }, credits: { sticker: 2 } });
    cookies.remove('token');
    expect(createContainer(world({ cookies, storage })).get('account').get().user).toBeNull();
  });

  it('lets two containers share nothing but the world they were given', async () => {
    const [one, other] = [createContainer(world()), createContainer(world())];
    await one.get('logIn')(ada);
    expect(one.get('account').get().user?.id).toBe('u1');
    expect(other.get('account').get().user).toBeNull();
  });

  it('stops following other tabs when it is closed', async () => {
    const browser = createFakeBrowserStorage();
    const cookies = createFakeCookieJar();
    const [here, there] = [browser.openTab(), browser.openTab()];
    const followed = createContainer(world({ cookies, storage: here }));
    const store = followed.get('account');
    const elsewhere = createContainer(world({ cookies, storage: there }));
    await elsewhere.get('logIn')(ada);
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.get().user?.id).toBe('u1');
    followed.close();
    elsewhere.get('logOut')();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.get().user?.id).toBe('u1');
  });
});

describe('createRequestContainer', () => {
  it('hands the cookies of a sign-in to the answer, marked as they have to be', async () => {
    const request = new Request('https://vinport.example/login');
    const parts = { request, siteDomain: 'vinport.example', fetch: originOfAda, logger: createFakeLogger() };
    const container = createRequestContainer(parts);
    await container.get('logIn')(ada);
    const [token, id] = container.setCookieHeaders();
    expect(token).toMatch(/^token=secret; .*Path=\/.*Secure.*SameSite=Lax/);
    expect(id).toMatch(/^id=u1; /);
    container.get('logOut')();
    expect(container.setCookieHeaders().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect(createRequestContainer(parts).setCookieHeaders()).toEqual([]);
  });
});
