import { err, ok, type Result } from 'neverthrow';
import { hostParts } from './host-parts.ts';

/** The only possible error: a local host without a configured site. */
export type SiteDomainError = {
  readonly code: 'domain-not-defined';
  readonly message: 'Domain is not defined in the environment variables';
};

const LOCAL_NAME =
  /^(localhost|.*\.(localhost|local|test)|127(\.\d{1,3}){3}|0\.0\.0\.0|::1|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})$/;
/** The first of the private ports (RFC 6335, section 6), on which no branded site is served. */
const FIRST_PRIVATE_PORT = 49_152;

/** The hosts that show another site, by configuration: host names and the domains of their sites. */
export type SiteHosts = Readonly<Record<string, string>>;

/**
 * Returns the domain of the site for a host: the site configured for this host, if any. Otherwise, development and
 * local hosts (local and loopback names, private addresses and private ports) show the site configured for all of them.
 *
 * Source: specification, sections 1 and 8 (SITE-01 to SITE-03).
 *
 * @example
 * resolveSiteDomain('localhost:3000', 'test.vinport.example'); // ok('test.vinport.example')
 */
export function resolveSiteDomain(
  host: string,
  configuredDomain: string | undefined,
  siteHosts: SiteHosts = {},
): Result<string, SiteDomainError> {
  const { name, port } = hostParts(host);
  const named = Object.hasOwn(siteHosts, name) ? siteHosts[name] : undefined;
  if (named !== undefined) return ok(named);
  const isLocal = LOCAL_NAME.test(name) || (port ?? 0) >= FIRST_PRIVATE_PORT;
  return name === '' || isLocal ? requireSiteDomain(configuredDomain) : ok(name);
}

/**
 * Returns the configured domain, or the specification's error if there is none.
 *
 * @example
 * requireSiteDomain(' '); // err({ code: 'domain-not-defined', … })
 */
export function requireSiteDomain(configuredDomain: string | undefined): Result<string, SiteDomainError> {
  const domain = configuredDomain?.trim().toLowerCase() ?? '';
  if (domain !== '') return ok(domain);
  return err({ code: 'domain-not-defined', message: 'Domain is not defined in the environment variables' });
}
