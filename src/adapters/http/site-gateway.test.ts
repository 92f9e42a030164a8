import { describe, expect, it } from 'vitest';
import { createFakeLogger } from '../../../tests/fakes/fake-logger.ts';
import { base64OfJson } from './base64-of-json.ts';
import { createHttpClient } from './http-client.ts';
import { createHttpSiteGateway } from './site-gateway.ts';

function setUp(answer: unknown) {
  const requests: Request[] = [];
  const logger = createFakeLogger();
  const http = createHttpClient({
    origin: 'https://vinport.example',
    siteDomain: 'shown.vinport.example',
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return Response.json(answer);
    },
    token: () => null,
    ids: { next: () => 'key-1' },
    clock: { now: () => 0 },
    logger,
  });
  return { sites: createHttpSiteGateway(http), requests, logger };
}

describe('the site calls on the wire', () => {
  it('SITE-04 settings is a form with the domain, and reads the nested data', async () => {
    const { sites, requests } = setUp({ status: 'success', data: { credit_type: 'global', odd: [1] } });
    const settings = (await sites.settings('test.vinport.example'))._unsafeUnwrap();
    expect(settings).toMatchObject({ domain: 'test.vinport.example', sellsGlobalCredits: true, fields: { odd: [1] } });
    const [request] = requests;
    expect([request?.method, request && new URL(request.url).pathname]).toEqual(['POST', '/api-cwa/site_settings']);
    expect(await request?.text()).toBe('domain=test.vinport.example');
  });

  it('SITE-12 an answer of status error comes back as its error', async () => {
    const { sites } = setUp({ status: 'error', message: 'This site is closed.', data: {} });
    expect((await sites.settings('test.vinport.example'))._unsafeUnwrapErr()).toEqual({
      code: 'refused',
      message: 'This site is closed.',
      fields: {},
    });
  });

  it('SITE-05 config is a GET with the uri header', async () => {
    const { sites, requests } = setUp({ data: base64OfJson({ chat: true }) });
    await sites.config();
    const [request] = requests;
    expect([request?.method, request && new URL(request.url).pathname]).toEqual(['GET', '/api/config']);
    expect(request?.headers.get('uri')).toBe('shown.vinport.example');
  });

  it.each([
    ['alone', (text: string) => text],
    ['in data', (data: string) => ({ status: 'success', data })],
  ])('SITE-05 reads base64 of JSON that comes %s', async (_how, wrapped) => {
    const { sites } = setUp(wrapped(base64OfJson({ name: 'Größe', gateways: ['sandbox'] })));
    expect((await sites.config())._unsafeUnwrap()).toEqual({ name: 'Größe', gateways: ['sandbox'] });
  });

  it.each([
    ['%', 'not-base64'],
    [btoa('{'), 'not-json'],
    [btoa('7'), 'not-an-object'],
    [btoa('[]'), 'not-an-object'],
  ])('CALL-06 tells a configuration it cannot read, and logs it: %j', async (text, reason) => {
    const { sites, logger } = setUp({ data: text });
    expect((await sites.config())._unsafeUnwrapErr()).toEqual({
      code: 'unreadable-answer',
      reason: `answer: the configuration is ${reason}`,
    });
    expect(logger.entries[0]?.details).toMatchObject({ endpoint: '/api/config' });
  });
});
