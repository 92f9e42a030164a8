import type { Context } from 'hono';
import { hostParts } from '#core/site/host-parts.ts';
import { hostVariant, type Language } from '#core/site/host-variant.ts';
import type { OriginContext } from '../origin-context.ts';

/** Where the links of a letter lead, and which language they and the letter speak. */
export interface SiteAddress {
  /** Such as `https://vinport.example`, without a closing slash. */
  readonly address: string;
  readonly language: Language;
}

/** What a request says of the site it is for. */
export interface SiteClues {
  readonly url: string;
  /** The `uri` header: the site's domain, where the host of the request is not the site's. */
  readonly uri: string | undefined;
}

// Only a demonstration writes links to the machine it runs on: customers of a production cannot open them.
const LOOPBACK_NAME = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * The address that links in letters lead to. Whoever asks can write any Host header, so that it counts only when it
 * names one of the operator's sites or this machine; else the `uri` header, if it names a site; else the first site.
 */
export async function siteAddress(
  {
    db,
    siteDomain,
    languageHosts,
    siteHosts,
    isDemonstration,
  }: Pick<OriginContext, 'db' | 'siteDomain' | 'languageHosts' | 'siteHosts' | 'isDemonstration'>,
  { url, uri }: SiteClues,
): Promise<SiteAddress> {
  const { host, protocol } = new URL(url);
  const { name } = hostParts(host);
  const { language } = hostVariant(host, languageHosts);
  if (isDemonstration && LOOPBACK_NAME.test(name)) return { address: `${protocol}//${host}`, language };
  const isSite = async (domain: string) =>
    domain === siteDomain ||
    Object.hasOwn(siteHosts, domain) ||
    Object.hasOwn(languageHosts, domain) ||
    (await db.selectFrom('sites').select('domain').where('domain', '=', domain).executeTakeFirst()) !== undefined;
  const declared = hostParts(uri ?? '').name;
  for (const domain of [name, declared]) {
    if (domain !== '' && (await isSite(domain))) {
      return { address: `https://${domain}`, language: hostVariant(domain, languageHosts).language };
    }
  }
  return { address: `https://${siteDomain}`, language: hostVariant(siteDomain, languageHosts).language };
}

/** What a request to the origin says of the site it is for. */
export function siteCluesOf(c: Context): SiteClues {
  return { url: c.req.url, uri: c.req.header('uri')?.slice(0, 253) };
}
