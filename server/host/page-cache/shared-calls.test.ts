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

describe('calls that pages share', () => {
  it('are asked once, also by several at once, and each gets a response of its own', async () => {
    const { number, asked } = openCalls();
    expect(await Promise.all([number('/api/pages?a=1'), number('/api/pages?a=1')])).toEqual([1, 1]);
    expect(await number('/api/pages?a=1')).toBe(1);
    expect(await number('/api/pages?a=2')).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('are told apart by what is sent, and by the site that is named', async () => {
    const { number } = openCalls();
    const form = (domain: string) => ({ method: 'POST', body: new URLSearchParams({ domain }) });
    expect(await number('/api-cwa/site_settings', form('one.example'))).toBe(1);
    expect(await number('/api-cwa/site_settings', form('two.example'))).toBe(2);
    expect(await number('/api-cwa/site_settings', form('one.example'))).toBe(1);
    expect(await number('/api/config', { headers: { uri: 'one.example' } })).toBe(3);
    expect(await number('/api/config', { headers: { uri: 'two.example' } })).toBe(4);
  });

  it('are asked anew after a change of the content, and after a while', async () => {
    const { number, state } = openCalls();
    expect(await number('/api/pages')).toBe(1);
    state.version = 'v2';
    expect(await number('/api/pages')).toBe(2);
    state.time = 4_999;
    expect(await number('/api/pages')).toBe(2);
    state.time = 5_000;
    expect(await number('/api/pages')).toBe(3);
  });

  it('are never shared by who is signed in, nor are other calls', async () => {
    const { number } = openCalls();
    const signedIn = { headers: { authorization: 'Bearer secret' } };
    expect([await number('/api-cwa/plans', signedIn), await number('/api-cwa/plans', signedIn)]).toEqual([1, 2]);
    expect(await number('/api-cwa/plans')).toBe(3);
    expect([await number('/api-cwa/login'), await number('/api-cwa/login')]).toEqual([4, 5]);
  });

  it('are asked again after a failure', async () => {
    const { number, state } = openCalls(500);
    expect(await number('/api/pages')).toBe(1);
    state.status = 200;
    expect(await number('/api/pages')).toBe(2);
    expect(await number('/api/pages')).toBe(2);
  });

  it('RES-02 give the last good answer while the origin is down, and nobody waits for it twice', async () => {
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

  it('GAP-17 are not waited for longer than two seconds', async () => {
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

  it('go on for the others when the one who asked first has left', async () => {
    const { number } = openCalls();
    const leaving = new AbortController();
    const first = number('/api/pages', { signal: leaving.signal });
    leaving.abort();
    expect(await number('/api/pages')).toBe(1);
    expect(await first).toBe(1);
  });

  it('are not kept when the answer is large', async () => {
    const { number, state } = openCalls();
    state.padding = 'x'.repeat(64 * 1024);
    expect([await number('/api/pages'), await number('/api/pages')]).toEqual([1, 2]);
  });
});

it('shares no cookie that an answer sets, and tells the length of what is left', async () => {
  const headers = { 'set-cookie': 'session=secret', 'content-length': '10', 'content-type': 'application/json' };
  const call = createSharedCalls({
    origin: { fetch: () => new Response('\uFEFF{"a":1}', { headers }) },
    currentVersion: async () => 'v1',
  });
  const answer = await call(new URL('http://localhost/api/config'), {}, { caller: 'one' });
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'application/json', 'content-length': '7' });
  expect(await answer.json()).toEqual({ a: 1 });
});

describe('the calls of browsers', () => {
  const call = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    sharedCallOf({ method, path, header: (name) => headers[name] });

  it('are shared without anything of theirs but the site that they name', () => {
    expect(call('/api-cwa/plans', { 'user-agent': 'somebody', accept: '*/*' })).toEqual({});
    expect(call('/api/config', { uri: 'one.example' })).toEqual({ headers: { uri: 'one.example' } });
  });

  it.each([
    ['a token', call('/api-cwa/plans', { authorization: 'Bearer secret' })],
    ['a cookie', call('/api-cwa/plans', { cookie: 'token=secret' })],
    ['another method', call('/api-cwa/plans', {}, 'POST')],
    ['what is not the same for all', call('/api-cwa/report-lists')],
  ])('are not shared with %s', (_, shared) => {
    expect(shared).toBeNull();
  });
});
