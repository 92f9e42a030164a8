import { vi } from 'vitest';
import { createTanstackQueryCache } from '#adapters/query/tanstack-query-cache.ts';
import { createFakeClock } from '../fakes/fake-clock.ts';
import { createFakeQueryCache } from '../fakes/fake-query-cache.ts';
import { queryCacheContract } from './query-cache.contract.ts';

queryCacheContract('the fake', () => {
  const clock = createFakeClock();
  return {
    cache: createFakeQueryCache(clock),
    now: () => clock.now(),
    advance: async (milliseconds) => {
      clock.advance(milliseconds);
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  };
});

queryCacheContract('over TanStack Query', () => ({
  cache: createTanstackQueryCache(),
  now: () => Date.now(),
  advance: async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  },
}));
