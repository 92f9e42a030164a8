import type { Context } from 'hono';
import { hostParts } from '#core/site/host-parts.ts';
import { resolveSiteDomain } from '#core/site/resolve-site-domain.ts';
import type { OriginContext } from '../origin-context.ts';

const LONGEST_DOMAIN = 253;

/**
 * The domain of the site that a call is for: the one its `uri` header names, else the one its host shows. Nobody proves
 * it, so that it decides which texts and colors are shown and whose support team is told, and nothing else.
 */
export function siteOfRequest({ siteDomain, siteHosts }: Pick<OriginContext, 'siteDomain' | 'siteHosts'>, c: Context) {
  const declared = hostParts(c.req.header('uri') ?? '').name;
  const host = declared === '' ? new URL(c.req.url).host : declared;
  return resolveSiteDomain(host, siteDomain, siteHosts).unwrapOr(siteDomain).slice(0, LONGEST_DOMAIN);
}
