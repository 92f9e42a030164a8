import { err, ok, type Result } from 'neverthrow';
import { hostParts } from './host-parts.ts';

/** The one thing that can be wrong: a local host, and no site named for it. */
export type SiteDomainError = {
  readonly code: 'domain-not-defined';
  readonly message: 'Domain is not defined in the environment variables';
};

const LOCAL_NAME =
  /^(localhost|.*\.(localhost|local|test)|127(\.\d{1,3}){3}|0\.0\.0\.0|::1|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})$/;
/** Ports that IANA leaves to everyone's own use (RFC 6335, section 6): a branded site is served on none of them. */
const FIRST_PRIVATE_PORT = 49_152;

/** Hosts that show the site of another name, as the configuration has it: the host's name, and the site's domain. */
export type SiteHosts = Readonly<Record<string, string>>;

/**
 * The domain of the site a host shows: the one the configuration names for this very host, if any. Otherwise a
 * development or local host shows the site that the configuration names for all of them: local and loopback names,
 * private addresses and private ports.
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
 * The configured domain, or the specification's error when there is none.
 *
 * @example
 * requireSiteDomain(' '); // err({ code: 'domain-not-defined', … })
 */
export function requireSiteDomain(configuredDomain: string | undefined): Result<string, SiteDomainError> {
  const domain = configuredDomain?.trim().toLowerCase() ?? '';
  if (domain !== '') return ok(domain);
  return err({ code: 'domain-not-defined', message: 'Domain is not defined in the environment variables' });
}
