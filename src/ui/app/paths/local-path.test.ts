import { describe, expect, it } from 'vitest';
import { localPath, loginPath, withNext } from './local-path.ts';

describe('localPath', () => {
  it('preserves a path of this site with its query and hash', () => {
    expect(localPath('/members/stickers/new?vin=1#top', '/')).toBe('/members/stickers/new?vin=1#top');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/a/../..//evil.example',
    '/a/..\\/evil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '//[',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
  ])('SEC-02 returns the fallback for %j', (text) => {
    expect(localPath(text, '/fallback')).toBe('/fallback');
  });

  it('round-trips through the login URL', () => {
    const address = new URL(loginPath('/a?b=c&d=e'), 'http://site.invalid');
    expect(localPath(address.searchParams.get('next'), '/')).toBe('/a?b=c&d=e');
  });
});

describe('withNext', () => {
  it('passes the next path between the sign-in pages', () => {
    const { search } = new URL(loginPath('/a?b=c&d=e'), 'http://site.invalid');
    expect(withNext('/signup', search)).toBe(`/signup${search}`);
    expect(withNext('/signup', '?other=1')).toBe('/signup');
  });
});
