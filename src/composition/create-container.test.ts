import { describe, expect, it } from 'vitest';
import type { Fetch } from '#adapters/http/retrying-fetch.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { aStickerDraft } from '#tests/builders/a-sticker-draft.ts';
import { aUser } from '#tests/builders/an-account.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { createFakeBrowserStorage } from '#tests/fakes/fake-browser-storage.ts';
import { createFakeCookieJar } from '#tests/fakes/fake-cookie-jar.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { createFakeVehicleGateway } from '#tests/fakes/fake-vehicle-gateway.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { expectEveryBinding } from '#tests/setup/every-binding.ts';
import { createContainer, type VinportContainer } from './create-container.ts';
import { createRequestContainer } from './create-request-container.ts';
import type { World } from './world.ts';

const signedIn = {
  status: 'success',
  data: { token: 'secret', id: 'u1', email: 'ada@vinport.example', sticker_credit: 2, user_type: 'dealer' },
};
const originOfAda: Fetch = async () => Response.json(signedIn);
const ada = { email: 'ada@vinport.example', password: 'x' };
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

const world = (parts: Partial<World> = {}) => aWorld({ fetch: originOfAda, ...parts });

const parts = () => ({
  request: new Request('https://vinport.example/login'),
  siteDomain: 'vinport.example',
  gsp: true,
  fetch: originOfAda,
  logger: createFakeLogger(),
});

describe('the binding map', () => {
  it('resolves every binding for a server request', () => {
    expectEveryBinding(createRequestContainer(parts()));
  });

  it('resolves every binding for a world of fakes', () => {
    expectEveryBinding(createContainer(world()));
  });
});

describe('createContainer', () => {
  it('ACC-16 restores the signed-in person on the next visit while the token exists', async () => {
    const [cookies, storage] = [createFakeCookieJar(), createFakeBrowserStorage().openTab()];
    const first = createContainer(world({ cookies, storage }));
    await first.get('logIn')(ada);
    await nextTick();
    const second = createContainer(world({ cookies, storage }));
    expect(second.get('account').get()).toMatchObject({ user: { id: 'u1' }, credits: { sticker: 2 } });
    cookies.remove('token');
    expect(createContainer(world({ cookies, storage })).get('account').get().user).toBeNull();
  });

  it('ACC-16 ACC-18 persists the dealer flag, and provides the host and the IP data', async () => {
    const [cookies, storage] = [createFakeCookieJar(), createFakeBrowserStorage().openTab()];
    const first = createContainer(world({ cookies, storage, gsp: true }));
    const flags = first.get('sessionFlags');
    await first.get('logIn')(ada);
    first.get('takeOverSite')(siteSettings({ fields: { ip_data: { city: 'Graz' } } }), 0);
    expect(flags.get()).toEqual({ isDealer: true, gsp: true, showPopup: false, ipData: { city: 'Graz' } });
    await nextTick();
    expect(createContainer(world({ cookies, storage })).get('sessionFlags').get().isDealer).toBe(true);
  });

  it("SITE-09 persists this site's settings for the next visit", async () => {
    const storage = createFakeBrowserStorage().openTab();
    const settings = siteSettings();
    const { domain: siteDomain } = settings;
    createContainer(world({ storage, siteDomain })).get('takeOverSite')(settings, 0);
    await nextTick();
    expect(createContainer(world({ storage, siteDomain })).get('siteSettings').get()).toEqual(settings);
    expect(createContainer(world({ storage })).get('siteSettings').get()).toBeNull();
  });

  it('SITE-07 does not request settings that the server just loaded', async () => {
    const settings = siteSettings();
    const container = createContainer(world());
    container.get('takeOverSite')(settings, Date.now());
    expect((await container.get('querySite')(settings.domain))._unsafeUnwrap()).toEqual(settings);
  });

  it('SHELL-09 remembers for the session that the discount was closed', () => {
    const cookies = createFakeCookieJar();
    createContainer(world({ cookies })).get('discountModal').closed();
    const again = createContainer(world({ cookies })).get('discountModal');
    again.offered();
    expect(again.get()).toBe('closed');
  });

  it('ACC-19 clears all personal data on sign-out, in this tab and others', async () => {
    const browser = createFakeBrowserStorage();
    const cookies = createFakeCookieJar();
    const [here, there] = [browser.openTab(), browser.openTab()].map((storage) =>
      createContainer(world({ cookies, storage })),
    );
    if (!here || !there) throw new Error('There are fewer than two tabs.');
    await here.get('logIn')(ada);
    here.get('feedbacks').given({ vin: '1HGCM82693A000001', type: 'report' });
    here.get('deletionForm').typed({ email: ada.email, message: 'Please' });
    await nextTick();
    here.get('logOut')();
    await nextTick();
    for (const tab of [here, there]) {
      expect(tab.get('account').get().user).toBeNull();
      expect(tab.get('feedbacks').get()).toEqual([]);
      expect(tab.get('sessionFlags').get().isDealer).toBe(false);
    }
    expect(here.get('deletionForm').get().email).toBe('');
  });

  it("ACC-19 clears all work in progress on sign-out, including for the session's next page", async () => {
    const sessionStorage = createFakeBrowserStorage().openTab();
    const page = createContainer(world({ sessionStorage }));
    const { vehicle } = aStickerDraft();
    const choices = { ...preselectedChoices(aStickerDraft()), buildsheetColor: true };
    await page.get('logIn')(ada);
    page.get('stickerBuild').began({ idempotencyKey: 'form-1', vehicle, choices });
    page.get('reportMaking').wanted({ id: 'form-2', vin: vehicle.vin, mileage: null });
    page.get('askedFeedbacks').given({ vin: vehicle.vin, type: 'report' });
    page.get('chatTalk').sending({ id: 'form-3', text: 'Hello?', at: 0 });
    await nextTick();
    const left = (container: VinportContainer) => [
      container.get('stickerBuild').get(),
      container.get('reportMaking').get(),
      container.get('askedFeedbacks').get(),
      container.get('chatTalk').get(),
    ];
    expect(createContainer(world({ sessionStorage })).get('stickerBuild').get()?.idempotencyKey).toBe('form-1');
    await page.get('logOut')();
    await nextTick();
    expect(left(page)).toEqual([null, { phase: 'idle' }, [], []]);
    expect(left(createContainer(world({ sessionStorage })))).toEqual([null, { phase: 'idle' }, [], []]);
  });

  it('SHELL-04 opens a chat that stays in sync and has the signed-in person, until closed', async () => {
    const container = createContainer(world());
    await container.get('logIn')(ada);
    const chat = container.get('openSiteChat')({ kind: 'embedded' });
    container.get('liveChat').maximized();
    expect(chat.widget.get()).toMatchObject({
      wanted: 'maximized',
      customer: { email: aUser({ email: ada.email }).email },
    });
    chat.close();
    container.get('liveChat').hidden();
    expect(chat.widget.get().wanted).toBe('maximized');
  });

  it('does not share state between two containers', async () => {
    const [one, other] = [createContainer(world()), createContainer(world())];
    await one.get('logIn')(ada);
    expect(one.get('account').get().user?.id).toBe('u1');
    expect(other.get('account').get().user).toBeNull();
  });

  it('stops following other tabs when closed', async () => {
    const browser = createFakeBrowserStorage();
    const cookies = createFakeCookieJar();
    const [here, there] = [browser.openTab(), browser.openTab()];
    const followed = createContainer(world({ cookies, storage: here }));
    const store = followed.get('account');
    const elsewhere = createContainer(world({ cookies, storage: there }));
    await elsewhere.get('logIn')(ada);
    await nextTick();
    expect(store.get().user?.id).toBe('u1');
    followed.close();
    elsewhere.get('logOut')();
    await nextTick();
    expect(store.get().user?.id).toBe('u1');
  });
});

describe('a replacement', () => {
  const ownVehicles = () => createFakeVehicleGateway(createFakeOrigin());

  it('is used by every rule that depends on the replaced service', async () => {
    const container = createContainer(world({ fetch: async () => Response.error() }), { vehicles: ownVehicles });
    const vehicle = (await container.get('decodeVehicle')('1HGCM82693A000001'))._unsafeUnwrap();
    expect(vehicle).toMatchObject({ make: 'Honda', model: 'Accord' });
  });

  it("is created once, on first use, with access to the container's other services", () => {
    const made: string[] = [];
    const container = createContainer(world(), {
      vehicles: (get) => {
        made.push(get('world').siteDomain);
        return ownVehicles();
      },
    });
    expect(made).toEqual([]);
    expect(container.get('vehicles')).toBe(container.get('vehicles'));
    container.get('decodePlate');
    expect(made).toEqual(['vinport.example']);
  });

  it('does not affect other containers', () => {
    const vehicles = ownVehicles();
    expect(createContainer(world(), { vehicles: () => vehicles }).get('vehicles')).toBe(vehicles);
    expect(createContainer(world()).get('vehicles')).not.toBe(vehicles);
  });
});

describe('createRequestContainer', () => {
  it('returns the cookies of a sign-in for the response, with the required attributes', async () => {
    const container = createRequestContainer(parts());
    await container.get('logIn')(ada);
    const [token, id] = container.setCookieHeaders();
    expect(token).toMatch(/^token=secret; .*Path=\/.*Secure.*SameSite=Lax/);
    expect(id).toMatch(/^id=u1; /);
    container.get('logOut')();
    expect(container.setCookieHeaders().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect(createRequestContainer(parts()).setCookieHeaders()).toEqual([]);
  });

  it('accepts replacements', () => {
    const vehicles = createFakeVehicleGateway(createFakeOrigin());
    expect(createRequestContainer(parts(), { vehicles: () => vehicles }).get('vehicles')).toBe(vehicles);
  });
});
