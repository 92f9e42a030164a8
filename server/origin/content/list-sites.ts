import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import { PUBLISHED_STATUS } from '#core/site/published-documents.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { type ContentPage, contentPage } from './content-page.ts';
import { contentQuery } from './content-query.ts';
import { withMenuPages } from './menu-pages.ts';
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
