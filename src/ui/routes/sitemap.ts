import { needed } from '../container-context.ts';
import { sitemapXml } from '../features/site/sitemap-xml.ts';
import { hostContext } from '../host-context.ts';
import type { Route } from './+types/sitemap.ts';

/** What search engines shall find: the screens that are content, and the pages that the menus lead to. */
export async function loader({ context, request: { url, signal } }: Route.LoaderArgs) {
  const loadSiteContent = await needed(context, 'loadSiteContent');
  const site = await loadSiteContent(context.get(hostContext).siteDomain, { signal });
  return new Response(sitemapXml(new URL(url).origin, site), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
