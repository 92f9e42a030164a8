import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Query } from '#ports/query-cache.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { createTanstackQueryCache } from './tanstack-query-cache.ts';

const subject = 'test.vinport.example';

function siteQuery(load: Query<'site'>['load']): Query<'site'> {
  return { key: 'site', subject, load, staleAfterMs: 300_000 };
}

describe('createTanstackQueryCache', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('SITE-06 leaves no timer behind for cached values or failures', async () => {
    const cache = createTanstackQueryCache();
    await cache.fetch(siteQuery(() => okAsync(siteSettings())));
    await cache.fetch({ ...siteQuery(() => errAsync({ code: 'forbidden' })), subject: 'other' });
    cache.takeOver({ key: 'config', subject, value: {}, loadedAt: Date.now() });

    expect(vi.getTimerCount()).toBe(0);
  });

  it('resolves pending loads with `cancelled` when closed, and can be used again', async () => {
    const cache = createTanstackQueryCache();
    const never = new ResultAsync<never, GatewayError>(new Promise(() => undefined));
    const answers = [cache.fetch(siteQuery(() => never)), cache.fetch(siteQuery(() => never))];
    await vi.advanceTimersByTimeAsync(0);

    cache.close();

    for (const answer of answers) expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    expect((await cache.fetch(siteQuery(() => okAsync(siteSettings())))).isOk()).toBe(true);
  });

  it('clears everything when closed', async () => {
    const cache = createTanstackQueryCache();
    const load = vi.fn<Query<'site'>['load']>(() => okAsync(siteSettings()));
    await cache.fetch(siteQuery(load));

    cache.close();
    await cache.fetch(siteQuery(load));

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not let a discarded failure end a load that started later', async () => {
    const cache = createTanstackQueryCache();
    const failing = siteQuery(() => errAsync({ code: 'refused', message: null, fields: {} }));
    const again = cache.fetch(failing).orElse(() => cache.fetch(siteQuery(() => okAsync(siteSettings()))));
    const together = cache.fetch(failing);

    expect((await together).isErr()).toBe(true);
    expect((await again)._unsafeUnwrap()).toEqual(siteSettings());
  });

  it('does not return a stale value when a newer one fails to load', async () => {
    const cache = createTanstackQueryCache();
    const load = vi.fn<Query<'site'>['load']>(() => okAsync(siteSettings()));
    await cache.fetch(siteQuery(load));
    await vi.advanceTimersByTimeAsync(300_000);

    const failing = siteQuery(() => errAsync({ code: 'unreachable' }));
    expect((await cache.fetch(failing))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });

    expect((await cache.fetch(siteQuery(load))).isOk()).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('returns a typed error for a load that throws', async () => {
    const cache = createTanstackQueryCache();
    const broken = siteQuery(() => {
      throw new Error('a bug');
    });

    expect((await cache.fetch(broken))._unsafeUnwrapErr()).toEqual({
      code: 'unreadable-answer',
      reason: 'Error: a bug',
    });
  });

  it('loads even if the browser reports being offline or the tab is not focused', async () => {
    const { focusManager, onlineManager } = await import('@tanstack/query-core');
    onlineManager.setOnline(false);
    focusManager.setFocused(false);
    const answer = createTanstackQueryCache().fetch(siteQuery(() => okAsync(siteSettings())));

    expect((await answer).isOk()).toBe(true);
    onlineManager.setOnline(true);
    focusManager.setFocused(undefined);
  });
});
