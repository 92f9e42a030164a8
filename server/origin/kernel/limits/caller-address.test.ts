import { expect, it } from 'vitest';
import { callerAddress, networksAround } from './caller-address.ts';

const trace = { socketAddress: '203.0.113.7', forwardedFor: undefined, trustedProxies: 0 };

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001::1', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
  ['nonsense', 'unknown'],
])('identifies %s as %s', (socketAddress, counted) => {
  expect(callerAddress({ ...trace, socketAddress })).toBe(counted);
});

it('uses only as many X-Forwarded-For entries as there are trusted proxies', () => {
  const forwardedFor = '198.51.100.66, 198.51.100.1, 192.0.2.1';
  const counted = (trustedProxies: number) => callerAddress({ ...trace, forwardedFor, trustedProxies });
  expect([0, 1, 2, 3, 9].map(counted)).toEqual([
    '203.0.113.7',
    '192.0.2.1',
    '198.51.100.1',
    '198.51.100.66',
    '198.51.100.66',
  ]);
});

it('falls back to the connection if a proxy added no address', () => {
  expect(callerAddress({ ...trace, forwardedFor: 'unknown', trustedProxies: 1 })).toBe('203.0.113.7');
  expect(callerAddress({ ...trace, trustedProxies: 1 })).toBe('203.0.113.7');
});

it('SEC-11 also counts an IPv6 caller by its /64, /56 and /48, without affecting other callers', () => {
  const around = (caller: string) => networksAround(caller).map(({ network }) => network);
  expect(around('2001:db8:1:12ab::/64')).toEqual(['2001:db8:1:12ab::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48']);
  expect(around('2001:db8:1:2::/64').slice(1)).toEqual(['2001:db8:1:0::/56', '2001:db8:1::/48']);
  expect(around('203.0.113.7')).toEqual(['203.0.113.7']);
  expect(around('ada@people.example')).toEqual(['ada@people.example']);
});
