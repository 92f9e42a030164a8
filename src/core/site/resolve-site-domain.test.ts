import { describe, expect, it } from 'vitest';
import { requireSiteDomain, resolveSiteDomain } from './resolve-site-domain.ts';

const TEST_SITE = 'test.vinport.example';
const MISSING = { code: 'domain-not-defined', message: 'Domain is not defined in the environment variables' };

describe('resolveSiteDomain', () => {
  it.each([
    ['vinport.example', 'vinport.example'],
    ['www.vinport.example', 'vinport.example'],
    ['Classic.Vinport.example:8443', 'classic.vinport.example'],
    ['vinport.example:49151', 'vinport.example'],
    ['localhost.example', 'localhost.example'],
    ['mylocalhost', 'mylocalhost'],
    ['contest', 'contest'],
    ['8.8.8.8', '8.8.8.8'],
    ['172.15.0.1', '172.15.0.1'],
    ['172.32.0.1', '172.32.0.1'],
    ['110.0.0.1', '110.0.0.1'],
    ['192.169.0.1', '192.169.0.1'],
    ['10.example.com', '10.example.com'],
  ])("returns the host's own site for the branded host %s", (host, domain) => {
    expect(resolveSiteDomain(host, TEST_SITE)._unsafeUnwrap()).toBe(domain);
  });

  it('SITE-01 returns the site configured for a host', () => {
    const siteHosts = { 'second.localhost': 'second.vinport.example', 'old.example': 'vinport.example' };
    const domainOf = (host: string) => resolveSiteDomain(host, TEST_SITE, siteHosts)._unsafeUnwrap();
    expect(domainOf('Second.localhost:3000')).toBe('second.vinport.example');
    expect(domainOf('www.old.example')).toBe('vinport.example');
    expect(domainOf('third.localhost')).toBe(TEST_SITE);
    expect(domainOf('toString')).toBe('tostring');
    expect(resolveSiteDomain('second.localhost', undefined, siteHosts)._unsafeUnwrap()).toBe('second.vinport.example');
  });

  it.each([
    ['localhost'],
    ['LOCALHOST:3000'],
    ['es.localhost:3000'],
    ['nas.local'],
    ['shop.test'],
    ['127.0.0.1:3000'],
    ['127.8.9.10'],
    ['0.0.0.0:80'],
    ['[::1]:3000'],
    ['::1'],
    ['10.1.2.3'],
    ['192.168.178.20:8080'],
    ['172.16.0.1'],
    ['172.31.255.254'],
    ['vinport.example:49152'],
    ['vinport.example:65535'],
    [''],
  ])('SITE-02 returns the test site for the local host %j', (host) => {
    expect(resolveSiteDomain(host, TEST_SITE)._unsafeUnwrap()).toBe(TEST_SITE);
  });

  it.each([[undefined], [''], ['  ']])('SITE-03 fails on a local host if the configured site is %j', (configured) => {
    expect(resolveSiteDomain('localhost:3000', configured)._unsafeUnwrapErr()).toEqual(MISSING);
  });

  it('needs no configuration for a branded host', () => {
    expect(resolveSiteDomain('vinport.example', undefined)._unsafeUnwrap()).toBe('vinport.example');
  });
});

describe('requireSiteDomain', () => {
  it("SITE-03 returns the configured domain or the specification's error", () => {
    expect(requireSiteDomain(' Test.Vinport.example ')._unsafeUnwrap()).toBe(TEST_SITE);
    expect(requireSiteDomain(undefined)._unsafeUnwrapErr()).toEqual(MISSING);
  });
});
