import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { HttpCall } from './http-call.ts';
import { createHttpClient, type HttpClientDependencies } from './http-client.ts';
import type { Fetch } from './retrying-fetch.ts';

const schema = z.object({ status: z.string() });
const call: HttpCall = { method: 'GET', endpoint: '/api/decode' };

type Answer = Response | Error | (() => Promise<Response>);

/** Returns the given responses in order, one per attempt, then repeats the last one. */
function setUp(...answers: Answer[]) {
  return setUpAsking(undefined, ...answers);
}

function setUpAsking(askToSignInAgain: HttpClientDependencies['askToSignInAgain'], ...answers: Answer[]) {
  const tries: { readonly at: number; readonly url: URL; readonly init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    const answer = answers[Math.min(tries.length, answers.length - 1)];
    tries.push({ at: Date.now(), url, init });
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : (answer?.clone() ?? Response.error());
  };
  let id = 0;
  const http = createHttpClient({
    origin: 'https://vinport.example',
    siteDomain: 'vinport.example',
    fetch,
    token: () => 'secret',
    ...(askToSignInAgain && { askToSignInAgain }),
    ids: { next: () => `id-${++id}` },
    clock: { now: () => Date.now() },
    logger: { warn: () => undefined, error: () => undefined },
  });
  return { http, tries };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

describe('createHttpClient', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  it('CALL-03 retries up to five times, after 1000 ms and then doubling the delay', async () => {
    const { http, tries } = setUp(json({}, 500));
    const answer = http.json(call, schema);
    await vi.runAllTimersAsync();
    expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'server-failed', requestId: null });
    expect(tries.map(({ at }) => at)).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000]);
  });

  it.each([408, 429, 500, 503])('CALL-03 retries %i and returns the next response', async (status) => {
    const { http, tries } = setUp(json({}, status), json({ status: 'success' }));
    const answer = http.json(call, schema);
    await vi.runAllTimersAsync();
    expect((await answer)._unsafeUnwrap()).toEqual({ status: 'success' });
    expect(tries).toHaveLength(2);
  });

  it('CALL-03 waits for the time in Retry-After', async () => {
    const { http, tries } = setUp(json({}, 429, { 'retry-after': '7' }), json({ status: 'success' }));
    const answer = http.json(call, schema);
    await vi.runAllTimersAsync();
    await answer;
    expect(tries.map(({ at }) => at)).toEqual([0, 7_000]);
  });

  it.each([
    [400, { message: 'bad' }, { code: 'refused', message: 'bad', fields: {} }],
    [422, { msg: 'bad', fields: { vin: 'wrong' } }, { code: 'refused', message: 'bad', fields: { vin: 'wrong' } }],
    [401, {}, { code: 'signed-out' }],
    [402, {}, { code: 'no-credit' }],
    [403, {}, { code: 'forbidden' }],
    [404, { message: 'no' }, { code: 'not-found', message: 'no' }],
    [409, {}, { code: 'conflict', message: null }],
  ])('CALL-03 does not retry %i', async (status, body, error) => {
    const { http, tries } = setUp(json(body, status));
    expect((await http.json(call, schema))._unsafeUnwrapErr()).toEqual(error);
    expect(tries).toHaveLength(1);
  });

  it('CALL-04 resends a call after the person signs in again, and reports which token was rejected', async () => {
    const asked: (string | null)[] = [];
    const ask = async (refused: string | null) => {
      asked.push(refused);
      return asked.length === 1;
    };
    const { http, tries } = setUpAsking(ask, json({}, 401), json({ status: 'success' }), json({}, 401));
    const own = { ...call, authenticated: true };
    expect((await http.json(own, schema))._unsafeUnwrap()).toEqual({ status: 'success' });
    expect((await http.json(own, schema))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect([asked, tries.length]).toEqual([['secret', 'secret'], 3]);
  });

  it('CALL-04 does not request sign-in for a public call, and reports an abort as canceled', async () => {
    let asked = 0;
    const visit = new AbortController();
    const ask = async () => {
      asked += 1;
      visit.abort();
      return false;
    };
    const { http } = setUpAsking(ask, json({}, 401));
    expect((await http.json(call, schema))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(asked).toBe(0);
    const leaving = await http.json({ ...call, authenticated: true, signal: visit.signal }, schema);
    expect(leaving._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
  });

  it('CALL-02 aborts an attempt after 60000 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { http } = setUp(json({ status: 'success' }));
    await http.json(call, schema);
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
  });

  it('distinguishes a timeout from a network failure', async () => {
    for (const [thrown, code] of [
      [new DOMException('', 'TimeoutError'), 'timed-out'],
      [new TypeError('failed'), 'unreachable'],
    ] as const) {
      const { http, tries } = setUp(thrown);
      const answer = http.json(call, schema);
      await vi.runAllTimersAsync();
      expect((await answer)._unsafeUnwrapErr()).toEqual({ code });
      expect(tries).toHaveLength(6);
    }
  });

  it('ends immediately when aborted, even between two attempts', async () => {
    const { http, tries } = setUp(json({}, 500));
    const screen = new AbortController();
    const answer = http.json({ ...call, signal: screen.signal }, schema);
    await vi.advanceTimersByTimeAsync(1_500);
    screen.abort();
    expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    await vi.runAllTimersAsync();
    expect(tries).toHaveLength(2);
  });

  it('reports an abort as canceled, at any time and with any reason', async () => {
    const before = setUp(json({ status: 'success' }));
    const left = await before.http.json({ ...call, signal: AbortSignal.abort('elsewhere') }, schema);
    expect(left._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    expect(before.tries).toHaveLength(0);
    const screen = new AbortController();
    const during = setUp(() => new Promise(() => undefined));
    const answer = during.http.json({ ...call, signal: screen.signal }, schema);
    screen.abort('elsewhere');
    expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
  });

  it('treats status error with HTTP 200 as a refusal, unless the caller reads the status itself', async () => {
    const { http } = setUp(json({ status: 'error', msg: 'no data' }));
    const wanted = z.object({ status: z.literal('success') });
    expect((await http.json(call, wanted))._unsafeUnwrapErr()).toEqual({
      code: 'refused',
      message: 'no data',
      fields: {},
    });
    expect((await http.json(call, schema))._unsafeUnwrap()).toEqual({ status: 'error' });
  });

  it('CALL-03 sends the same Idempotency-Key with all attempts, and a different one with the next call', async () => {
    const { http, tries } = setUp(json({}, 500), json({ status: 'success' }));
    const once: HttpCall = { ...call, method: 'POST', onlyOnce: true };
    const answer = http.json(once, schema);
    await vi.runAllTimersAsync();
    await answer;
    await http.json(once, schema);
    const keys = tries.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['id-1', 'id-1', 'id-2']);
    await http.json({ ...once, idempotencyKey: 'form-1' }, schema);
    expect(new Headers(tries.at(-1)?.init.headers).get('idempotency-key')).toBe('form-1');
  });

  it('CALL-04 sends the bearer token and the uri header only with calls that require them', async () => {
    const { http, tries } = setUp(json({ status: 'success' }));
    await http.json(call, schema);
    await http.json({ ...call, authenticated: true, identifiesSite: true }, schema);
    const sent = tries.map(({ init }) => Object.fromEntries(new Headers(init.headers)));
    expect(sent[0]).toEqual({ accept: 'application/json' });
    expect(sent[1]).toEqual({ accept: 'application/json', authorization: 'Bearer secret', uri: 'vinport.example' });
    expect(tries.every(({ init }) => init.redirect === 'manual')).toBe(true);
  });

  it.each([
    ['HTML', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', new Response(null, { status: 204 })],
    ['half a response', new Response('{"status":"succ')],
    ['another shape', json({ status: 7 })],
    ['null', json(null)],
  ])('CALL-06 rejects %s as an unreadable response', async (_what, response) => {
    const { http } = setUp(response);
    expect((await http.json(call, schema))._unsafeUnwrapErr()).toMatchObject({ code: 'unreadable-answer' });
  });

  it("CALL-01 sends every call to the site's host", async () => {
    const { http, tries } = setUp(json({ status: 'success' }));
    await http.json({ ...call, query: { vin: 'A&B', plate: undefined } }, schema);
    expect(tries[0]?.url.href).toBe('https://vinport.example/api/decode?vin=A%26B');
  });

  it('returns only a file of the requested type, or the refusal in its place', async () => {
    const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    const { http } = setUp(pdf(), json({ status: 'success' }), json({ status: 'error', msg: 'It is not ready.' }));
    expect(new TextDecoder().decode((await http.file(call, 'application/pdf'))._unsafeUnwrap())).toBe('%PDF-');
    expect((await http.file(call, 'application/pdf'))._unsafeUnwrapErr()).toMatchObject({ code: 'unreadable-answer' });
    expect((await http.file(call, 'application/pdf'))._unsafeUnwrapErr()).toEqual({
      code: 'refused',
      message: 'It is not ready.',
      fields: {},
    });
  });
});
