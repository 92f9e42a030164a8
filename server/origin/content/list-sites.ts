import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import { listFrom, type PayloadRecord, recordFrom, textFrom } from '#core/payload/payload-fields.ts';
import { PUBLISHED_STATUS } from '#core/site/published-documents.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { type ContentPage, contentPage } from './content-page.ts';
import { contentQuery } from './content-query.ts';
import { maySeeDrafts } from './preview-token.ts';
import { storedDocument } from './stored-document.ts';

const FILTERS = ['id', 'domain', 'status'] as const;
const SORTS = ['id', 'domain', 'sortOrder'];

const SORT_COLUMNS: Readonly<Record<string, 'id' | 'domain' | 'sort_order'>> = {
  id: 'id',
  domain: 'domain',
  sortOrder: 'sort_order',
};

/** Lists the published sites, and drafts with a preview token. */
export async function listSites(
  ctx: OriginContext,
  sent: Readonly<Record<string, string>>,
): Promise<Result<ContentPage, OriginError>> {
  const query = contentQuery(sent, { filters: FILTERS, sorts: SORTS });
  if (query.isErr()) return err(query.error);
  const { where, sort, depth, limit, page, previewToken } = query.value;
  const drafts = await maySeeDrafts(ctx, previewToken);
  let found = ctx.db.selectFrom('site_documents');
  if (!drafts) found = found.where('status', '=', PUBLISHED_STATUS);
  for (const field of FILTERS) {
    const value = where[field];
    if (value !== undefined) found = found.where(field, '=', field === 'domain' ? value.toLowerCase() : value);
  }
  const column = SORT_COLUMNS[sort.field] ?? 'sort_order';
  const { totalDocs } = await found.select(({ fn }) => fn.countAll<number>().as('totalDocs')).executeTakeFirstOrThrow();
  const rows = await found
    .select('document')
    .orderBy(sql`${sql.ref(column)} is null`)
    .orderBy(column, sort.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const documents = rows.map(({ document }) => storedDocument(document));
  const docs = depth > 0 ? await withMenuPages(ctx, documents, { drafts }) : documents;
  return ok(contentPage(docs, { totalDocs: Number(totalDocs), limit, page }));
}

const MENUS = ['headers', 'footers'] as const;

/** Replaces the page IDs in menus with the pages; a page that may not be seen remains an ID. */
async function withMenuPages(
  { db }: Pick<OriginContext, 'db'>,
  sites: readonly PayloadRecord[],
  { drafts }: { readonly drafts: boolean },
): Promise<readonly PayloadRecord[]> {
  const ids = sites
    .flatMap((site) => MENUS.flatMap((menu) => listFrom(site[menu])))
    .flatMap((entry) => [recordFrom(entry)?.page, ...listFrom(recordFrom(recordFrom(entry)?.linkGroup)?.pages)])
    .map(textFrom)
    .filter((id) => id !== null);
  if (ids.length === 0) return sites;
  let found = db.selectFrom('page_documents').select(['id', 'url', 'document']).where('id', 'in', ids);
  if (!drafts) found = found.where('status', '=', PUBLISHED_STATUS);
  const pages = new Map(
    (await found.execute()).map(({ id, url, document }) => [
      id,
      { id, url, title: textFrom(storedDocument(document).title) ?? url },
    ]),
  );
  const resolved = (page: unknown) => pages.get(textFrom(page) ?? '') ?? page ?? null;
  const entryWithPages = (given: unknown): unknown => {
    const entry = recordFrom(given);
    if (entry === null) return given;
    const group = recordFrom(entry.linkGroup);
    const linkGroup = group && { ...group, pages: listFrom(group.pages).map(resolved) };
    return { ...entry, page: resolved(entry.page), linkGroup };
  };
  return sites.map((site) => ({
    ...site,
    ...Object.fromEntries(MENUS.map((menu) => [menu, listFrom(site[menu]).map(entryWithPages)])),
  }));
}
