import * as z from 'zod';
import en from './pages-en.json' with { type: 'json' };
import es from './pages-es.json' with { type: 'json' };
import sites from './sites.json' with { type: 'json' };

const PAGES = new Map<string, readonly unknown[]>(Object.entries({ en, es }));
const MAIN_SITE = 'demo-main';
const settingsSchema = z.object({ site_name: z.string() });

/** Returns the sites of the demonstration set; a local host shows the first one. */
export function demonstrationSites(mainDomain: string): readonly unknown[] {
  return sites.map((site) => (site.id === MAIN_SITE ? { ...site, domain: mainDomain } : site));
}

/**
 * Returns the pages of all demonstration sites. Each file contains the pages of one site; the other sites of its
 * language get copies with their own name.
 */
export function demonstrationPages(): readonly unknown[] {
  return sites.flatMap(({ id, language }) => {
    const pages = PAGES.get(language) ?? en;
    return pages.map((page) => ofSite(page, id));
  });
}

const pageSchema = z.looseObject({ site: z.string(), url: z.string() });

function ofSite(page: unknown, site: string): unknown {
  const { site: written, url } = pageSchema.parse(page);
  // A site name contains no characters that JSON would escape.
  const renamed = JSON.stringify(page).replaceAll(nameOf(written), nameOf(site));
  return { ...pageSchema.parse(JSON.parse(renamed)), id: `${site}:${url}`, site };
}

function nameOf(site: string): string {
  return settingsSchema.parse(sites.find(({ id }) => id === site)?.settings).site_name;
}
