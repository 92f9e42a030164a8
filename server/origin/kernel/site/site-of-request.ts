import type { Context } from 'hono';
import { hostParts } from '#core/site/host-parts.ts';
import { resolveSiteDomain } from '#core/site/resolve-site-domain.ts';
import type { OriginContext } from '../origin-context.ts';

const LONGEST_DOMAIN = 253;

/**
 * Returns the domain of the site that a call is for: the one in its `uri` header, otherwise the one that its host
 * shows. This is not authenticated, so it only selects texts, colors and the support team.
 */
export function siteOfRequest({ siteDomain, siteHosts }: Pick<OriginContext, 'siteDomain' | 'siteHosts'>, c: Context) {
  const declared = hostParts(c.req.header('uri') ?? '').name;
  const host = declared === '' ? new URL(c.req.url).host : declared;
  return resolveSiteDomain(host, siteDomain, siteHosts).unwrapOr(siteDomain).slice(0, LONGEST_DOMAIN);
}
