import { systemClock } from '#adapters/system/system-clock.ts';
import { createContainer, type VinportContainer } from '#composition/create-container.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { aWorld } from '../setup/a-world.ts';
import { createVisitorFetch, type VisitorRoute } from './visitor-fetch.ts';

/**
 * Opens the library as a browser's tab does, with its own way to try calls again. Tabs that are given the same key name
 * their calls alike, the first, the second and so on; a tab that named a try anew would be found out.
 */
export function openTab(route: VisitorRoute, key: string): VinportContainer {
  return createContainer(
    aWorld({
      origin: route.addresses[0] ?? '',
      siteDomain: 'test.vinport.example',
      fetch: createVisitorFetch(route),
      clock: systemClock,
      ids: createFakeIdSource(key),
    }),
  );
}
