import { connect } from 'node:net';
import { productCalls } from '../hostile/product-calls.ts';
import { exchangeRaw, type RawRequest } from '../setup/raw-exchange.ts';
import { expect, test } from './test.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const signIn = 'email=user%40demo.vinport.example&password=demo-password-1';

test('SEC-01 an overlong path is refused before routing', async ({ product }) => {
  const statusOf = async (target: string) => (await exchangeRaw(product.url, { target })).status;
  expect(await statusOf('/a'.repeat(64))).toBe(404);
  expect(await statusOf('/a'.repeat(65))).toBe(414);
  expect(await statusOf('/a%2F'.repeat(40))).toBe(414);
  expect(await statusOf('/a'.repeat(7_500))).toBe(414);
  expect(await statusOf(`/${'a'.repeat(2_000)}`)).toBe(414);
  expect(await statusOf(`/__manifest?version=1&paths=${'/a'.repeat(65)}`)).toBe(414);
  expect(await statusOf(`/__manifest?version=1&paths=${'/a,'.repeat(300)}`)).toBe(414);
});

test('SEC-02 sign-in never redirects to another site', async ({ product }) => {
  for (const next of [
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '//evil.example',
    'https://evil.example',
  ]) {
    const target = `/login?next=${encodeURIComponent(next)}`;
    const { status, headers } = await exchangeRaw(product.url, { method: 'POST', target, headers: form, body: signIn });
    expect([next, status, headers.location]).toEqual([next, 302, '/members/dashboard']);
  }
});

test('SEC-02 a path with two slashes redirects to the same path of this site', async ({ product }) => {
  for (const target of ['//evil.example/x?y=1', '/..//evil.example/x?y=1', '/.//evil.example/x?y=1']) {
    expect((await exchangeRaw(product.url, { target })).headers.location).toBe('/evil.example/x?y=1');
  }
});

const ODD: readonly RawRequest[] = [
  ...['OPTIONS', 'TRACE', 'PROPFIND', 'PUT', 'PATCH', 'DELETE', 'INVENTED'].flatMap((method) =>
    ['/', '/login', '/members/profile', '/api/decode', '/api-cwa/login', '/sitemap.xml'].map((target) => ({
      method,
      target,
    })),
  ),
  ...[
    '127.999.999.999',
    'unknown.example',
    'a..b',
    '.localhost',
    'xn--a',
    'localhost:99999999',
    '[::1',
    '%00',
    'a@b',
  ].flatMap((host) =>
    ['/', '/login', '/api-cwa/plans', '/robots.txt', '/sitemap.xml'].map((target) => ({ host, target })),
  ),
  ...[
    '%E2%80%A8',
    '%E2%80%A9',
    '%0d%0aX-Injected:%201',
    '%00',
    '%',
    '%ff',
    '%c0%80',
    '%EF%BF%BF',
    '..%2f..%2f',
    '\\',
    '%5c',
  ].flatMap((part) =>
    [
      '/',
      '/vehicle-checks/',
      '/shared/',
      '/verify/',
      '/assets/',
      '/members/stickers/',
      '/api/',
      '/landing/sandbox/',
    ].map((path) => ({ target: `${path}${part}` })),
  ),
  ...['text/plain', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', ''].flatMap((type) =>
    ['/login', '/contact', '/verify', '/checkout', '/'].map((target) => ({
      method: 'POST',
      target,
      ...(type !== '' && { headers: { 'content-type': type } }),
      body: '--x\r\nbroken',
    })),
  ),
  // Test each field separately, because parsing can stop at the first invalid one.
  ...productCalls()
    .filter(({ type }) => type === 'application/json')
    .flatMap(({ method, path, fields }) =>
      fields.flatMap((field) =>
        [{ length: { toString: 1 } }, { length: [{ toString: null }] }, { toString: 1 }].map((odd) => ({
          method,
          target: path,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ [field]: odd }),
        })),
      ),
    ),
];

test('SEC-03 no client input causes a 5xx response', async ({ product }) => {
  const failed: string[] = [];
  for (const request of ODD) {
    const { status, headers } = await exchangeRaw(product.url, request);
    if (status === 0 || status >= 500) failed.push(`${JSON.stringify(request)} ${status}`);
    expect(headers).not.toHaveProperty('x-injected');
  }
  expect(failed).toEqual([]);
});

test('SEC-04 no cache stores private pages and their data', async ({ product, request }) => {
  const paths = [
    '/members/dashboard',
    '/members/profile/picture',
    '/shared/none',
    '/admin',
    '/documents/none',
    '/checkout',
  ];
  await request.post('/login', { form: { email: 'user@demo.vinport.example', password: 'demo-password-1' } });
  for (const path of paths.flatMap((page) => [page, `${page}.data`])) {
    const own = await request.get(path, { maxRedirects: 0 });
    expect([path, own.headers()['cache-control']]).toEqual([path, 'private, no-store']);
    const { headers } = await exchangeRaw(product.url, { target: path });
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
  }
});

test('RES-08 a response that ends a connection declares it, and the next request succeeds', async ({ product }) => {
  const { hostname, port, host } = new URL(product.url);
  for (const target of ['/api-cwa/login', '/login']) {
    const socket = connect(Number(port), hostname);
    const answer = Promise.withResolvers<string>();
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
      if (received.includes('\r\n\r\n')) answer.resolve(received);
    });
    socket.once('error', answer.reject);
    const head = `POST ${target} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${form['content-type']}\r\ncontent-length: 2000000\r\n\r\n`;
    socket.write(head + 'a'.repeat(100_000));
    const [first] = (await answer.promise).split('\r\n\r\n');
    expect(first).toMatch(/^HTTP\/1\.1 413 /);
    expect(first?.toLowerCase()).toContain('\r\nconnection: close');
    socket.destroy();
  }
});
