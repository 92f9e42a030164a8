import * as z from 'zod';
import { recordFrom, textFrom } from '#core/payload/payload-fields.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { EntryKind } from './import-entries.ts';
import { upsertRows } from './upsert-rows.ts';

const id = z.union([z.string().trim().min(1).max(64), z.int()]).transform(String);
const domain = z.string().trim().toLowerCase().min(1).max(253);
const status = z.enum(['published', 'draft']);
const sortOrder = z.int().nullable().default(null);

const site = z.looseObject({
  id,
  domain,
  status,
  sortOrder,
  /** The data of `site_settings` for the domain; if omitted, only the content is written. */
  settings: z.record(z.string(), z.unknown()).optional(),
});

/** Sites: their settings and their content in Payload's format. */
export const siteEntries: EntryKind<z.infer<typeof site>> = {
  schema: site,
  write: async (trx, entries, { onKnown }) => {
    const settings = entries.flatMap(({ entry }) =>
      entry.settings === undefined ? [] : [{ domain: entry.domain, settings: JSON.stringify(entry.settings) }],
    );
    const documents = entries.map(({ entry: { settings: _, ...document } }) => ({
      id: document.id,
      domain: document.domain,
      status: document.status,
      sort_order: document.sortOrder,
      document: JSON.stringify(document),
    }));
    return (
      (await upsertRows(trx, { table: 'sites', key: ['domain'], rows: settings, onKnown })) +
      (await upsertRows(trx, { table: 'site_documents', key: ['id'], rows: documents, onKnown }))
    );
  },
};

const page = z.looseObject({
  id,
  url: z.string().regex(/^\/[^\s?#]{0,500}$/, 'it is not a path such as /about'),
  /** The ID of a site that exists already, or the site with its domain. */
  site: z.union([id, z.looseObject({ id, domain })]),
  status,
  sortOrder,
});

/** Pages of the sites in Payload's format. */
export const pageEntries: EntryKind<z.infer<typeof page>> = {
  schema: page,
  write: async (trx, entries, { onKnown, reject }) => {
    const domains = await domainsOfSites(trx);
    const rows = entries.flatMap(({ line, entry }) => {
      const siteId = textFrom(recordFrom(entry.site)?.id ?? entry.site) ?? '';
      const siteDomain = textFrom(recordFrom(entry.site)?.domain) ?? domains.get(siteId);
      if (siteDomain === undefined) {
        reject({ line, reason: `site: unknown site ${siteId}` });
        return [];
      }
      const document = { ...entry, site: domains.has(siteId) ? siteId : { id: siteId, domain: siteDomain } };
      return [
        {
          id: entry.id,
          domain: siteDomain,
          url: entry.url,
          status: entry.status,
          sort_order: entry.sortOrder,
          document: JSON.stringify(document),
        },
      ];
    });
    return upsertRows(trx, { table: 'page_documents', key: ['id'], rows, onKnown });
  },
};

async function domainsOfSites(trx: OriginTransaction): Promise<Map<string, string>> {
  const rows = await trx.selectFrom('site_documents').select(['id', 'domain']).execute();
  return new Map(rows.map((row) => [row.id, row.domain]));
}
