import { createServer } from 'node:http';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordingOrigin, type RecordingOrigin } from '#tests/setup/recording-origin.ts';
import { createForward } from './forward.ts';

const logger = pino({ level: 'silent' });

describe('createForward', () => {
  let origin: RecordingOrigin;
  beforeEach(async () => {
    origin = await openRecordingOrigin();
  });
  afterEach(() => origin.close());

  const forward = (request: Request, options: { readonly timeoutMs?: number; readonly path?: string } = {}) =>
    createForward({ baseUrl: `${origin.url}${options.path ?? ''}`, logger, ...options })(request, {
      caller: '203.0.113.9',
    });

  it('forwards path, query, method, body and headers, and returns the response', async () => {
    origin.answers({
      status: 201,
      headers: { 'x-of-theirs': 'kept', 'retry-after': '3' },
      body: { status: 'success' },
    });
    const response = await forward(
      new Request('https://vinport.example/api-cwa/login?a=1&b=%2F', {
        method: 'POST',
        body: new URLSearchParams({ email: 'ada@people.example' }),
        headers: { authorization: 'Bearer secret', uri: 'vinport.example', 'idempotency-key': 'key-1' },
      }),
      { path: '/base' },
    );
    const request = origin.onlyRequest();
    expect(request).toMatchObject({
      method: 'POST',
      path: '/base/api-cwa/login',
      query: { a: '1', b: '/' },
      fields: { email: 'ada@people.example' },
      headers: { authorization: 'Bearer secret', uri: 'vinport.example', 'idempotency-key': 'key-1' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-of-theirs')).toBe('kept');
    expect(response.headers.get('retry-after')).toBe('3');
    expect(await response.json()).toEqual({ status: 'success' });
  });

  it("drops hop-by-hop headers and sends the caller's address and the host itself", async () => {
    origin.answers({ headers: { 'proxy-authenticate': 'Basic', 'keep-alive': 'timeout=5' }, body: {} });
    const response = await forward(
      new Request('https://vinport.example/api/decode', {
        headers: {
          host: 'vinport.example',
          te: 'trailers',
          'proxy-authorization': 'Basic c2VjcmV0',
          'keep-alive': 'timeout=5',
          forwarded: 'for=198.51.100.1',
          'x-forwarded-for': '198.51.100.1',
          'x-forwarded-host': 'evil.example',
        },
      }),
    );
    const { headers } = origin.onlyRequest();
    expect(headers).toMatchObject({
      host: new URL(origin.url).host,
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'vinport.example',
      'x-forwarded-proto': 'https',
    });
    for (const name of ['te', 'proxy-authorization', 'forwarded']) expect(headers).not.toHaveProperty(name);
    for (const name of ['proxy-authenticate', 'keep-alive']) expect(response.headers.has(name)).toBe(false);
  });

  it('streams the response before it is complete', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    origin.answers((response) => {
      response.write('first');
      void mayEnd.then(() => response.end('last'));
    });
    const reader = (await forward(new Request('http://localhost/api/decode'))).body?.getReader();
    const decoder = new TextDecoder();
    expect(decoder.decode((await reader?.read())?.value)).toBe('first');
    end();
    expect(decoder.decode((await reader?.read())?.value)).toBe('last');
  });

  it('returns redirects without following them', async () => {
    origin.answers({ status: 302, headers: { location: 'https://elsewhere.example/' } });
    const response = await forward(new Request('http://localhost/api/decode'));
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
    expect(origin.requests).toHaveLength(1);
  });

  it('answers 504 when the response does not begin in time', async () => {
    origin.answers(() => undefined);
    const response = await forward(new Request('http://localhost/api/decode'), { timeoutMs: 20 });
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ status: 'error' });
  });

  it('answers 502 when the server is unreachable', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await new Promise((resolve) => taken.close(resolve));
    const response = await createForward({ baseUrl: `http://127.0.0.1:${port}`, logger })(
      new Request('http://localhost/api/decode'),
    );
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ status: 'error' });
  });
});
