import type { Context } from 'hono';
import { hostParts } from '#core/site/host-parts.ts';
import { hostVariant, type Language } from '#core/site/host-variant.ts';
import { findRow } from '../db/rows.ts';
import type { OriginContext, SiteClues } from '../origin-context.ts';

/** Base URL and language of an email's links. */
export interface SiteAddress {
  /** Such as `https://vinport.example`, without a trailing slash. */
  readonly address: string;
  readonly language: Language;
}

// Loopback hosts: only a demonstration links to the machine it runs on, because a production's customers cannot open
// such links.
const LOOPBACK_NAME = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Returns the base URL for links in emails. Anyone can send any Host header, so it is used only if it names one of the
 * operator's sites or this machine; otherwise the `uri` header, if it names a site; otherwise the first site.
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
    (await findRow(db, 'sites', { domain })) !== undefined;
  const declared = hostParts(uri ?? '').name;
  for (const domain of [name, declared]) {
    if (domain !== '' && (await isSite(domain))) {
      return { address: `https://${domain}`, language: hostVariant(domain, languageHosts).language };
    }
  }
  return { address: `https://${siteDomain}`, language: hostVariant(siteDomain, languageHosts).language };
}

/** Returns the headers by which a request to the origin identifies its site. */
export function siteCluesOf(c: Context): SiteClues {
  return { url: c.req.url, uri: c.req.header('uri')?.slice(0, 253) };
}
