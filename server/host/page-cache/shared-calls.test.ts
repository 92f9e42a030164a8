import { describe, expect, it, vi } from 'vitest';
import { createSharedCalls, sharedCallOf } from './shared-calls.ts';

function openCalls(status = 200) {
  const asked: string[] = [];
  const state = { version: 'v1', time: 0, status, padding: '' };
  const call = createSharedCalls({
    origin: {
      fetch: async (request) => {
        asked.push(`${request.method} ${request.url} ${await request.text()}`);
        const number = asked.length;
        await new Promise(setImmediate);
        request.signal.throwIfAborted();
        return Response.json({ number, padding: state.padding }, { status: state.status });
      },
    },
    currentVersion: async () => state.version,
    now: () => state.time,
  });
  const number = async (path: string, init: RequestInit = {}) =>
    (await (await call(new URL(path, 'http://localhost'), init, { caller: 'one' })).json()).number;
  return { number, asked, state };
}

describe('createSharedCalls', () => {
  it('sends concurrent calls once and gives each caller its own response', async () => {
    const { number, asked } = openCalls();
    expect(await Promise.all([number('/api/pages?a=1'), number('/api/pages?a=1')])).toEqual([1, 1]);
    expect(await number('/api/pages?a=1')).toBe(1);
    expect(await number('/api/pages?a=2')).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('caches calls by request body and requested site', async () => {
    const { number } = openCalls();
    const form = (domain: string) => ({ method: 'POST', body: new URLSearchParams({ domain }) });
    expect(await number('/api-cwa/site_settings', form('one.example'))).toBe(1);
    expect(await number('/api-cwa/site_settings', form('two.example'))).toBe(2);
    expect(await number('/api-cwa/site_settings', form('one.example'))).toBe(1);
    expect(await number('/api/config', { headers: { uri: 'one.example' } })).toBe(3);
    expect(await number('/api/config', { headers: { uri: 'two.example' } })).toBe(4);
  });

  it('repeats a call after the content has changed and after the cache time', async () => {
    const { number, state } = openCalls();
    expect(await number('/api/pages')).toBe(1);
    state.version = 'v2';
    expect(await number('/api/pages')).toBe(2);
    state.time = 4_999;
    expect(await number('/api/pages')).toBe(2);
    state.time = 5_000;
    expect(await number('/api/pages')).toBe(3);
  });

  it('shares neither calls of signed-in users nor other paths', async () => {
    const { number } = openCalls();
    const signedIn = { headers: { authorization: 'Bearer secret' } };
    expect([await number('/api-cwa/plans', signedIn), await number('/api-cwa/plans', signedIn)]).toEqual([1, 2]);
    expect(await number('/api-cwa/plans')).toBe(3);
    expect([await number('/api-cwa/login'), await number('/api-cwa/login')]).toEqual([4, 5]);
  });

  it('repeats a failed call', async () => {
    const { number, state } = openCalls(500);
    expect(await number('/api/pages')).toBe(1);
    state.status = 200;
    expect(await number('/api/pages')).toBe(2);
    expect(await number('/api/pages')).toBe(2);
  });

  it('RES-02 returns the last successful response while the origin is down, waiting for the failure only once', async () => {
    const { number, state, asked } = openCalls();
    expect(await number('/api/pages')).toBe(1);
    state.status = 500;
    state.time = 5_000;
    expect(await number('/api/pages')).toBe(1);
    state.time = 10_000;
    expect(await number('/api/pages')).toBe(1);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    state.status = 200;
    state.time = 15_000;
    expect(await number('/api/pages')).toBe(1);
    await vi.waitFor(async () => expect(await number('/api/pages')).toBe(4));
  });

  it('GAP-17 answers 504 after two seconds', async () => {
    vi.useFakeTimers();
    try {
      const never = new Promise<Response>(() => undefined);
      const call = createSharedCalls({ origin: { fetch: () => never }, currentVersion: async () => 'v1' });
      const answer = call(new URL('http://localhost/api/pages'), {}, { caller: 'one' });
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await answer).status).toBe(504);
    } finally {
      vi.useRealTimers();
    }
  });

  it('completes a call for other callers after the first caller has aborted', async () => {
    const { number } = openCalls();
    const leaving = new AbortController();
    const first = number('/api/pages', { signal: leaving.signal });
    leaving.abort();
    expect(await number('/api/pages')).toBe(1);
    expect(await first).toBe(1);
  });

  it('does not cache a large response', async () => {
    const { number, state } = openCalls();
    state.padding = 'x'.repeat(64 * 1024);
    expect([await number('/api/pages'), await number('/api/pages')]).toEqual([1, 2]);
  });
});

it('removes cookies from shared responses and corrects their Content-Length', async () => {
  const headers = { 'set-cookie': 'session=secret', 'content-length': '10', 'content-type': 'application/json' };
  const call = createSharedCalls({
    origin: { fetch: () => new Response('\uFEFF{"a":1}', { headers }) },
    currentVersion: async () => 'v1',
  });
  const answer = await call(new URL('http://localhost/api/config'), {}, { caller: 'one' });
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'application/json', 'content-length': '7' });
  expect(await answer.json()).toEqual({ a: 1 });
});

describe('sharedCallOf', () => {
  const call = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    sharedCallOf({ method, path, header: (name) => headers[name] });

  it("sends nothing of a browser's request but the requested site", () => {
    expect(call('/api-cwa/plans', { 'user-agent': 'somebody', accept: '*/*' })).toEqual({});
    expect(call('/api/config', { uri: 'one.example' })).toEqual({ headers: { uri: 'one.example' } });
  });

  it.each([
    ['a token', call('/api-cwa/plans', { authorization: 'Bearer secret' })],
    ['a cookie', call('/api-cwa/plans', { cookie: 'token=secret' })],
    ['another method', call('/api-cwa/plans', {}, 'POST')],
    ['a user-specific response', call('/api-cwa/report-lists')],
  ])('does not share a call with %s', (_, shared) => {
    expect(shared).toBeNull();
  });
});
