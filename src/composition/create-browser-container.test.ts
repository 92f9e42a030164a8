// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { createFakeVehicleGateway } from '#tests/fakes/fake-vehicle-gateway.ts';
import { expectEveryBinding } from '#tests/setup/every-binding.ts';
import { createBrowserContainer } from './create-browser-container.ts';

const open = () => createBrowserContainer(window, { siteDomain: 'vinport.example', gsp: false });

it('resolves every binding for a browser tab', () => {
  expectEveryBinding(open());
});

it('sends calls to the host that the page was loaded from', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ status: 'error' }));
  await open().get('querySite')('vinport.example');
  expect(String(fetch.mock.calls[0]?.[0])).toMatch(`${window.location.origin}/api-cwa/site_settings`);
});

it('accepts replacements', () => {
  const vehicles = createFakeVehicleGateway(createFakeOrigin());
  const visit = { siteDomain: 'vinport.example', gsp: false };
  expect(createBrowserContainer(window, visit, { vehicles: () => vehicles }).get('vehicles')).toBe(vehicles);
});
