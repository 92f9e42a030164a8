import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Query, QueryCache } from '#ports/query-cache.ts';
import { siteSettings } from '../builders/site-settings.ts';

/** An empty cache and its clock. The suite uses fake timers. */
export interface QueryCacheWorld {
  readonly cache: QueryCache;
  readonly now: () => number;
  /** Advances time, for the cache and its timers. */
  advance(milliseconds: number): Promise<void>;
}

const STALE_MS = 300_000;
const unreachable: GatewayError = { code: 'unreachable' };

/** Defines the contract tests of every query cache. */
export function queryCacheContract(name: string, openWorld: () => QueryCacheWorld): void {
  describe(`query cache: ${name}`, () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('SITE-06 loads once while the value is fresh, and again when it is stale', async () => {
      const { cache, advance } = openWorld();
      const { query, loads } = siteQuery();

      await cache.fetch(query);
      await advance(STALE_MS - 1);
      await cache.fetch(query);
      expect(loads()).toBe(1);

      await advance(1);
      expect((await cache.fetch(query))._unsafeUnwrap()).toEqual(siteSettings());
      expect(loads()).toBe(2);
    });

    it('separates values by key and subject', async () => {
      const { cache } = openWorld();
      const { query } = siteQuery();

      await cache.fetch(query);
      const other = await cache.fetch({
        ...query,
        subject: 'other.vinport.example',
        load: () => okAsync(siteSettings({ domain: 'other.vinport.example' })),
      });
      const config = await cache.fetch({ ...query, key: 'config', load: () => okAsync({ chat: true }) });

      expect(other._unsafeUnwrap().domain).toBe('other.vinport.example');
      expect(config._unsafeUnwrap()).toEqual({ chat: true });
    });

    it('shares one load among concurrent callers', async () => {
      const { cache } = openWorld();
      const { query, loads } = siteQuery();

      const answers = await Promise.all([cache.fetch(query), cache.fetch(query), cache.fetch(query)]);

      expect(loads()).toBe(1);
      expect(answers.map((answer) => answer.isOk())).toEqual([true, true, true]);
    });

    it('does not cache a failure', async () => {
      const { cache } = openWorld();
      const { query, loads } = siteQuery([unreachable]);

      expect((await cache.fetch(query))._unsafeUnwrapErr()).toEqual(unreachable);
      expect((await cache.fetch(query)).isOk()).toBe(true);
      expect(loads()).toBe(2);
    });

    it('SITE-07 does not load a preloaded value while it is fresh', async () => {
      const { cache, now, advance } = openWorld();
      const { query, loads } = siteQuery();
      const value = siteSettings({ fields: { site_name: 'From the server' } });
      cache.takeOver({ key: 'site', subject: query.subject, value, loadedAt: now() - 1_000 });

      await advance(STALE_MS - 1_001);
      expect((await cache.fetch(query))._unsafeUnwrap().name).toBe('From the server');
      expect(loads()).toBe(0);

      await advance(1);
      await cache.fetch(query);
      expect(loads()).toBe(1);
    });

    it('ignores a preloaded value older than the cached one', async () => {
      const { cache, now } = openWorld();
      const { query } = siteQuery();
      await cache.fetch(query);

      const value = siteSettings({ fields: { site_name: 'Older' } });
      cache.takeOver({ key: 'site', subject: query.subject, value, loadedAt: now() - 1 });

      expect((await cache.fetch(query))._unsafeUnwrap().name).toBe('Vinport test site');
    });

    it('returns `cancelled` to an aborted caller, and continues for the others', async () => {
      const { cache } = openWorld();
      const { query } = siteQuery();
      const [visit, over] = [new AbortController(), AbortSignal.abort()];

      const [left, stayed] = [cache.fetch(query, { signal: visit.signal }), cache.fetch(query)];
      visit.abort();

      expect((await left)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
      expect((await cache.fetch(query, { signal: over }))._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
      expect((await stayed).isOk()).toBe(true);
    });
  });
}

/** Returns a query whose load fails with these errors in order, then succeeds. */
function siteQuery(failures: readonly GatewayError[] = []) {
  let loads = 0;
  const query: Query<'site'> = {
    key: 'site',
    subject: 'test.vinport.example',
    load: () => {
      const failure = failures[loads];
      loads += 1;
      return failure ? errAsync(failure) : okAsync(siteSettings());
    },
    staleAfterMs: STALE_MS,
  };
  return { query, loads: () => loads };
}
