import * as z from 'zod';
import { collectionByName, contentCalls as content, wireCollection, writtenCollection } from '#contract/content.ts';
import { homeCalls as home } from '#contract/site/home-calls.ts';
import { siteCalls as sites, wireConfig, wireSettings } from '#contract/site/site-calls.ts';
import { success } from '../answer-schemas.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_DOMAIN } from '../example-values.ts';
import { writtenAs } from '../json-schema.ts';

z.globalRegistry
  .add(wireSettings, writtenAs(success(z.record(z.string(), z.unknown()))))
  .add(wireConfig, { anyOf: undefined, ...writtenAs(success(z.base64())) })
  .add(wireCollection, { id: 'Collection', ...writtenAs(writtenCollection) });

/** The site calls. */
export const siteCalls = [
  documented(sites.settings, {
    id: 'siteSettings',
    summary: 'Get the settings of a site',
    example: { domain: EXAMPLE_DOMAIN },
    fails: [404],
  }),
  documented(home.settingsByQuery, {
    id: 'siteSettingsByQuery',
    summary: 'Get the settings of a site with query parameters',
    example: { domain: EXAMPLE_DOMAIN },
    fails: [404],
  }),
  documented(sites.config, {
    id: 'siteConfig',
    summary: 'Get the configuration of a site',
    about: '`data` is base64-encoded JSON in UTF-8.',
    fails: [404],
  }),
  documented(home.homeCollection, {
    id: 'homeCollection',
    summary: "Get the content of a site's home page",
  }),
  {
    id: 'readOpenApi',
    call: 'GET /openapi.json',
    summary: 'Get this document',
    by: 'anyone',
    answer: { json: z.looseObject({ openapi: z.string() }) },
  },
] as const satisfies readonly DocumentedCall[];

/** The calls for marketing content. */
export const contentCalls = [
  documented(content.sites, {
    id: 'listSites',
    summary: 'List sites',
    about:
      'Filters are `where[domain][equals]`, `where[id][equals]` and `where[status][equals]`; `sort` names a field, with a leading `-` for descending order; `depth`, `limit`, `page` and `preview` work as in Payload.',
    example: {
      'where[domain][equals]': EXAMPLE_DOMAIN,
      'where[status][equals]': 'published',
      sort: 'sortOrder',
      depth: '1',
    },
  }),
  documented(content.pages, {
    id: 'listPages',
    summary: 'List pages',
    about: 'Same as for sites; the filters are `id`, `url`, `site.domain` and `status`.',
    example: {
      'where[url][equals]': '/',
      'where[site.domain][equals]': EXAMPLE_DOMAIN,
      'where[status][equals]': 'published',
      depth: '1',
    },
  }),
  documented(collectionByName, {
    id: 'listContent',
    summary: 'List sites or pages, as named in `endpoint`',
    example: { endpoint: 'sites', 'where[domain][equals]': EXAMPLE_DOMAIN },
    fails: [404],
  }),
] as const satisfies readonly DocumentedCall[];
