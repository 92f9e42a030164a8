import { describe, expect, it } from 'vitest';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpAccountGateway } from './account-gateway.ts';

async function read(type: string, body = 'bytes') {
  const wire = await openWire({ token: () => 'secret' });
  wire.origin.answers({ headers: { 'content-type': type }, body });
  return { wire, picture: await createHttpAccountGateway(wire.http).readProfileImage() };
}

describe('profile image requests', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])(
    'ACC-16 returns the media type from the origin: %s',
    async (type) => {
      const { wire, picture } = await read(type);
      expect(picture._unsafeUnwrap()).toEqual({ bytes: new TextEncoder().encode('bytes'), mediaType: type });
      expect(wire.origin.onlyRequest().headers.accept).toContain(type);
    },
  );

  it.each(['image/svg+xml', 'text/html'])('ACC-16 rejects a type that can contain scripts: %s', async (type) => {
    expect((await read(type)).picture._unsafeUnwrapErr().code).toBe('unreadable-answer');
  });
});
