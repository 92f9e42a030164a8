import { describe, expect, it } from 'vitest';
import { openWire } from '#tests/setup/open-wire.ts';
import { base64OfJson } from './base64-of-json.ts';
import { createHttpSiteGateway } from './site-gateway.ts';

/** Creates the gateway for a signed-out visitor against an origin that always returns the same response. */
async function setUp(body: unknown) {
  const wire = await openWire({ siteDomain: 'shown.vinport.example', token: () => null });
  wire.origin.answers({ body });
  return { ...wire, sites: createHttpSiteGateway(wire.http) };
}

describe('site call requests', () => {
  it('SITE-04 requests settings with a form containing the domain, and reads the nested data', async () => {
    const { sites, origin } = await setUp({ status: 'success', data: { credit_type: 'global', odd: [1] } });
    const settings = (await sites.settings('test.vinport.example'))._unsafeUnwrap();
    expect(settings).toMatchObject({ domain: 'test.vinport.example', sellsGlobalCredits: true, fields: { odd: [1] } });
    const { method, path, query, type, fields, headers } = origin.onlyRequest();
    expect(`${method} ${path}`).toBe('POST /api-cwa/site_settings');
    expect([type, fields, query]).toEqual([
      'application/x-www-form-urlencoded',
      { domain: 'test.vinport.example' },
      {},
    ]);
    expect(headers).not.toHaveProperty('authorization');
  });

  it('SITE-12 returns a response with status error as its error', async () => {
    const { sites } = await setUp({ status: 'error', message: 'This site is closed.', data: {} });
    expect((await sites.settings('test.vinport.example'))._unsafeUnwrapErr()).toEqual({
      code: 'refused',
      message: 'This site is closed.',
      fields: {},
    });
  });

  it('SITE-05 requests the configuration with a GET and the uri header', async () => {
    const { sites, origin } = await setUp({ data: base64OfJson({ chat: true }) });
    await sites.config();
    const { method, path, query, headers, bytes } = origin.onlyRequest();
    expect(`${method} ${path}`).toBe('GET /api/config');
    expect(headers).toMatchObject({ uri: 'shown.vinport.example', accept: 'application/json' });
    expect([query, bytes.length]).toEqual([{}, 0]);
  });

  it.each([
    ['alone', (text: string) => JSON.stringify(text)],
    ['as plain text', (text: string) => `${text}\n`],
    ['in data', (data: string) => ({ status: 'success', data })],
  ])('SITE-05 GAP-16 reads base64 of JSON received %s', async (_how, wrapped) => {
    const { sites } = await setUp(wrapped(base64OfJson({ name: 'Größe', gateways: ['sandbox'] })));
    expect((await sites.config())._unsafeUnwrap()).toEqual({ name: 'Größe', gateways: ['sandbox'] });
  });

  it.each([
    ['%', 'not-base64'],
    [btoa('{'), 'not-json'],
    [btoa('7'), 'not-an-object'],
    [btoa('[]'), 'not-an-object'],
  ])('CALL-06 reports and logs an unreadable configuration: %j', async (text, reason) => {
    const { sites, logger } = await setUp({ data: text });
    expect((await sites.config())._unsafeUnwrapErr()).toEqual({
      code: 'unreadable-answer',
      reason: `answer: the configuration is ${reason}`,
    });
    expect(logger.entries[0]?.details).toMatchObject({ endpoint: '/api/config' });
  });
});
