import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { createFakeClock } from '#tests/fakes/fake-clock.ts';
import { createFakeQueryCache } from '#tests/fakes/fake-query-cache.ts';
import { createQuerySite, createQuerySiteConfig, createTakeOverSite } from './query-site.ts';
import type { SiteConfig } from './site-config.ts';
import type { SiteSettings } from './site-settings.ts';
import { SiteSettingsStore } from './site-settings-store.ts';

const domain = 'test.vinport.example';

/** Sets up sites whose gateway returns the given failures in order and then succeeds. */
function setUp(failures: readonly GatewayError[] = []) {
  const clock = createFakeClock();
  const queries = createFakeQueryCache(clock);
  const settings = new SiteSettingsStore();
  const asked: string[] = [];
  const answer = <Value>(what: string, value: Value): ResultAsync<Value, GatewayError> => {
    const failure = failures[asked.length];
    asked.push(what);
    return failure ? errAsync(failure) : okAsync(value);
  };
  const sites = {
    settings: (wanted: string) => answer<SiteSettings>(`settings of ${wanted}`, siteSettings({ domain: wanted })),
    config: () => answer<SiteConfig>('config', { chat: true }),
  };
  return {
    querySite: createQuerySite({ sites, queries, siteSettings: settings }),
    queryConfig: createQuerySiteConfig({ sites, queries }),
    takeOver: createTakeOverSite({ queries, siteSettings: settings }),
    settings,
    asked,
    clock,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('querySite', () => {
  it('SITE-06 sends one request per five minutes and stores the settings', async () => {
    const { querySite, settings, asked, clock } = setUp();
    expect((await querySite(domain))._unsafeUnwrap()).toEqual(siteSettings());
    expect(settings.get()).toEqual(siteSettings());
    clock.advance(299_999);
    await querySite(domain);
    expect(asked).toEqual([`settings of ${domain}`]);
    clock.advance(1);
    await querySite(domain);
    expect(asked).toHaveLength(2);
  });

  it('SITE-01 SITE-06 never returns the data of another site', async () => {
    const { querySite, asked } = setUp();
    await querySite(domain);
    expect((await querySite('other.vinport.example'))._unsafeUnwrap().domain).toBe('other.vinport.example');
    expect(asked).toEqual([`settings of ${domain}`, 'settings of other.vinport.example']);
  });

  it('CALL-03 returns a failure without retrying', async () => {
    const { querySite, settings, asked } = setUp([{ code: 'unreachable' }]);
    expect((await querySite(domain))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
    expect(asked).toHaveLength(1);
    expect(settings.get()).toBeNull();
  });

  it('SITE-12 returns the error of a status error immediately', async () => {
    const refused: GatewayError = { code: 'refused', message: 'This site is closed.', fields: {} };
    const { querySite, asked } = setUp([refused]);
    expect((await querySite(domain))._unsafeUnwrapErr()).toEqual(refused);
    expect(asked).toHaveLength(1);
  });

  it('returns `cancelled` to a caller that has left', async () => {
    const { querySite, settings } = setUp();
    expect((await querySite(domain, { signal: AbortSignal.abort() }))._unsafeUnwrapErr()).toEqual({
      code: 'cancelled',
    });
    expect(settings.get()).toBeNull();
  });

  it('SITE-07 sends no request while the settings from the server are fresh', async () => {
    const { querySite, takeOver, settings, asked, clock } = setUp();
    const handed = siteSettings({ fields: { site_name: 'From the server' } });
    takeOver(handed, clock.now());
    expect(settings.get()).toBe(handed);
    expect((await querySite(domain))._unsafeUnwrap()).toBe(handed);
    expect(asked).toEqual([]);
    clock.advance(300_000);
    await querySite(domain);
    expect(asked).toHaveLength(1);
  });
});

describe('querySiteConfig', () => {
  it('SITE-05 SITE-06 caches under a separate key for five minutes', async () => {
    const { queryConfig, querySite, asked, clock } = setUp();
    await querySite(domain);
    expect((await queryConfig(domain))._unsafeUnwrap()).toEqual({ chat: true });
    clock.advance(299_999);
    await queryConfig(domain);
    expect(asked).toEqual([`settings of ${domain}`, 'config']);
    clock.advance(1);
    await queryConfig(domain);
    expect(asked).toEqual([`settings of ${domain}`, 'config', 'config']);
  });

  it('returns `cancelled` to a caller that has left, and continues for the others', async () => {
    const { queryConfig, asked } = setUp();
    const answer = queryConfig(domain);
    expect((await queryConfig(domain, { signal: AbortSignal.abort() })).isErr()).toBe(true);
    expect((await answer).isOk()).toBe(true);
    expect(asked).toEqual(['config']);
  });
});
