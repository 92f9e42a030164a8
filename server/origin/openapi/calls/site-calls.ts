import * as z from 'zod';
import { pagesQuery } from '#origin/content/list-pages.ts';
import { sitesQuery } from '#origin/content/list-sites.ts';
import { siteSettingsInput } from '#origin/site/site-settings.ts';
import { success } from '../answer-schemas.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_DOMAIN } from '../example-values.ts';

const settings = success(z.record(z.string(), z.unknown()));
const collection = z
  .object({
    docs: z.array(z.record(z.string(), z.unknown())),
    totalDocs: z.int(),
    limit: z.int(),
    totalPages: z.int(),
    page: z.int(),
    pagingCounter: z.int(),
    hasPrevPage: z.boolean(),
    hasNextPage: z.boolean(),
    prevPage: z.int().nullable(),
    nextPage: z.int().nullable(),
  })
  .meta({ id: 'Collection' });

/** The calls about sites. */
export const siteCalls = [
  {
    id: 'siteSettings',
    call: 'POST /api-cwa/site_settings',
    summary: 'Read the settings of a site',
    by: 'anyone',
    takes: { as: ['form'], schema: siteSettingsInput, example: { domain: EXAMPLE_DOMAIN } },
    answer: { json: settings },
    fails: [404],
  },
  {
    id: 'siteSettingsByQuery',
    call: 'GET /api-cwa/site_settings',
    summary: 'Read the settings of a site, by a query',
    by: 'anyone',
    takes: { as: ['query'], schema: siteSettingsInput, example: { domain: EXAMPLE_DOMAIN } },
    answer: { json: settings },
    fails: [404],
  },
  {
    id: 'siteConfig',
    call: 'GET /api/config',
    summary: 'Read the switches of a site',
    about: '`data` is base64 of JSON in UTF-8.',
    by: 'anyone',
    headers: ['uri'],
    answer: { json: success(z.base64()) },
    fails: [404],
  },
  {
    id: 'homeCollection',
    call: 'GET /landing/home-collection',
    summary: 'Read what the home page of a site is made of',
    by: 'anyone',
    headers: ['uri'],
    answer: {
      json: success(
        z.object({
          site: z.object({ domain: z.string(), name: z.string(), demonstration: z.boolean() }),
          known: z.object({
            builds: z.int(),
            history_records: z.int(),
            recall_campaigns: z.int(),
            plates: z.int(),
          }),
        }),
      ),
    },
  },
  {
    id: 'readOpenApi',
    call: 'GET /openapi.json',
    summary: 'Read this document',
    by: 'anyone',
    answer: { json: z.looseObject({ openapi: z.string() }) },
  },
] as const satisfies readonly DocumentedCall[];

/** The collections of the marketing side. */
export const contentCalls = [
  {
    id: 'listSites',
    call: 'GET /api/sites',
    summary: 'Find sites',
    about:
      'Filters are `where[domain][equals]`, `where[id][equals]` and `where[status][equals]`; `sort` names a field, behind a `-` the other way round; `depth`, `limit`, `page` and `preview` are as Payload has them.',
    by: 'anyone',
    takes: {
      as: ['query'],
      schema: sitesQuery,
      example: {
        'where[domain][equals]': EXAMPLE_DOMAIN,
        'where[status][equals]': 'published',
        sort: 'sortOrder',
        depth: '1',
      },
    },
    answer: { json: collection },
  },
  {
    id: 'listPages',
    call: 'GET /api/pages',
    summary: 'Find pages',
    about: 'As with sites; filters are `id`, `url`, `site.domain` and `status`.',
    by: 'anyone',
    takes: {
      as: ['query'],
      schema: pagesQuery,
      example: {
        'where[url][equals]': '/',
        'where[site.domain][equals]': EXAMPLE_DOMAIN,
        'where[status][equals]': 'published',
        depth: '1',
      },
    },
    answer: { json: collection },
  },
  {
    id: 'listContent',
    call: 'GET /api/content',
    summary: 'Find sites or pages, whichever `endpoint` names',
    by: 'anyone',
    takes: {
      as: ['query'],
      schema: sitesQuery,
      example: { endpoint: 'sites', 'where[domain][equals]': EXAMPLE_DOMAIN },
    },
    answer: { json: collection },
    fails: [404],
  },
] as const satisfies readonly DocumentedCall[];
