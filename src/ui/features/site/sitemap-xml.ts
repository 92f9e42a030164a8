import type { MenuEntry } from '#core/site/menu-entry.ts';
import type { SiteContent } from '#core/site/site-content.ts';
import type { SiteSamples } from '#core/site/site-samples.ts';

const SCREENS = [
  '/',
  '/plans',
  '/recall-check',
  '/license-plate',
  '/classic',
  '/dealers/signup',
  '/verify',
  '/contact',
];

/**
 * Returns the sitemap of a site: the content screens and this site's pages in its menus, each once.
 *
 * Source: sitemaps.org, protocol 0.9.
 */
export function sitemapXml(origin: string, { headers = [], footers = [] }: SiteContent, samples: SiteSamples): string {
  const linked = [...headers, ...footers].flatMap(pathsOf);
  const own = [samples.report, samples.sticker].filter((path) => path?.startsWith('/'));
  const paths = [...new Set([...SCREENS, ...own.flatMap((path) => path ?? []), ...linked])];
  const urls = paths.map((path) => `<url><loc>${escaped(new URL(path, origin).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

function pathsOf({ page, linkGroup }: MenuEntry): readonly string[] {
  return [...(page ? [page] : []), ...(linkGroup?.pages ?? [])]
    .map(({ url }) => url)
    .filter((url) => url.startsWith('/') && !url.startsWith('//'));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
