import * as z from 'zod';
import pagesInEnglish from './pages-en.json' with { type: 'json' };
import pagesInSpanish from './pages-es.json' with { type: 'json' };
import sites from './sites.json' with { type: 'json' };

const MAIN_SITE = 'demo-main';
const named = z.object({ site_name: z.string() });

/** The sites of the demonstration set; the first of them is the one that a local host shows. */
export function demonstrationSites(mainDomain: string): readonly unknown[] {
  return sites.map((site) => (site.id === MAIN_SITE ? { ...site, domain: mainDomain } : site));
}

/** The pages of each of them, in its language and under its name. */
export function demonstrationPages(): readonly unknown[] {
  return sites.flatMap(({ id, language, settings }) => {
    const { site_name } = named.parse(settings);
    const pages: readonly unknown[] = language === 'es' ? pagesInSpanish : pagesInEnglish;
    return pages.map((page, index) => ({
      ...withName(page, site_name),
      id: `${id}:${pageUrl.parse(page).url}`,
      site: id,
      status: 'published',
      sortOrder: index + 1,
      demonstration: true,
    }));
  });
}

const pageUrl = z.object({ url: z.string() });
const fields = z.record(z.string(), z.unknown());

/** Only texts bear the sign for the name, and a name has nothing in it that JSON would have to escape. */
function withName(page: unknown, name: string): Record<string, unknown> {
  return fields.parse(JSON.parse(JSON.stringify(page).replaceAll('{site}', name)));
}
