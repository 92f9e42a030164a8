import { NO_SAMPLES } from '#core/site/site-samples.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { hostContext } from '../app/contexts/host-context.ts';
import { sitemapXml } from '../features/site/sitemap-xml.ts';
import type { Route } from './+types/sitemap.ts';

/** Returns the sitemap for search engines: the content screens and the pages in menus. */
export async function loader({ context, request: { url, signal } }: Route.LoaderArgs) {
  const loadSiteContent = await resolveService(context, 'loadSiteContent');
  const querySite = await resolveService(context, 'querySite');
  const { siteDomain } = context.get(hostContext);
  const [site, settings] = await Promise.all([
    loadSiteContent(siteDomain, { signal }),
    querySite(siteDomain, { signal }),
  ]);
  const samples = settings.map((found) => found.samples).unwrapOr(NO_SAMPLES);
  return new Response(sitemapXml(new URL(url).origin, site, samples), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
