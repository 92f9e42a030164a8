import { systemClock } from '#adapters/system/system-clock.ts';
import { createContainer, type VinportContainer } from '#composition/create-container.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { aWorld } from '../setup/a-world.ts';
import { createVisitorFetch, type VisitorRoute } from './visitor-fetch.ts';

/**
 * Opens the library like a browser tab, with its own retries. Tabs with the same key generate the same sequence of
 * idempotency keys, so a tab that used a new key for a retry would be detected.
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
