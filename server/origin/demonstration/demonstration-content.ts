import * as z from 'zod';
import en from './pages-en.json' with { type: 'json' };
import es from './pages-es.json' with { type: 'json' };
import sites from './sites.json' with { type: 'json' };

const PAGES = new Map<string, readonly unknown[]>(Object.entries({ en, es }));
const MAIN_SITE = 'demo-main';
const settingsSchema = z.object({ site_name: z.string() });

/** The sites of the demonstration set; the first of them is the one that a local host shows. */
export function demonstrationSites(mainDomain: string): readonly unknown[] {
  return sites.map((site) => (site.id === MAIN_SITE ? { ...site, domain: mainDomain } : site));
}

/** The pages of each of them. A file has the pages of one site; the others of its language get them under their names. */
export function demonstrationPages(): readonly unknown[] {
  return sites.flatMap(({ id, language }) => {
    const pages = PAGES.get(language) ?? en;
    return pages.map((page) => ofSite(page, id));
  });
}

const pageSchema = z.looseObject({ site: z.string(), url: z.string() });

function ofSite(page: unknown, site: string): unknown {
  const { site: written, url } = pageSchema.parse(page);
  // A name has nothing in it that JSON would have to escape.
  const renamed = JSON.stringify(page).replaceAll(nameOf(written), nameOf(site));
  return { ...pageSchema.parse(JSON.parse(renamed)), id: `${site}:${url}`, site };
}

function nameOf(site: string): string {
  return settingsSchema.parse(sites.find(({ id }) => id === site)?.settings).site_name;
}
