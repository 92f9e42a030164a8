import { expect, it } from 'vitest';
import { siteConfigFrom } from './site-config.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

it('reads a configuration with all its fields', () => {
  const config = { gateways: ['sandbox'], chat: { license: '7' } };

  expect(siteConfigFrom(encode(config))._unsafeUnwrap()).toEqual(config);
});

it.each([[null], [[1]], ['text'], [7]])('rejects %j, which is not an object', (value) => {
  expect(siteConfigFrom(encode(value))._unsafeUnwrapErr()).toEqual({ code: 'not-an-object' });
});

it('passes on why the text cannot be decoded', () => {
  expect(siteConfigFrom('%')._unsafeUnwrapErr()).toEqual({ code: 'not-base64' });
});
