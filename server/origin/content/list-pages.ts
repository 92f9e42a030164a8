import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import { recordFrom } from '#core/payload/payload-fields.ts';
import { PUBLISHED_STATUS } from '#core/site/published-documents.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { type ContentPage, contentPage } from './content-page.ts';
import { contentQuery } from './content-query.ts';
import { maySeeDrafts } from './preview-token.ts';
import { storedDocument } from './stored-document.ts';

const FILTERS = ['id', 'url', 'site.domain', 'status'] as const;
const SORTS = ['id', 'url', 'sortOrder'];

const FILTER_COLUMNS = { id: 'id', url: 'url', 'site.domain': 'domain', status: 'status' } as const;
const SORT_COLUMNS: Readonly<Record<string, 'id' | 'url' | 'sort_order'>> = {
  id: 'id',
  url: 'url',
  sortOrder: 'sort_order',
};

/** Lists the published pages of sites, and drafts with a preview token. */
export async function listPages(
  ctx: OriginContext,
  sent: Readonly<Record<string, string>>,
): Promise<Result<ContentPage, OriginError>> {
  const query = contentQuery(sent, { filters: FILTERS, sorts: SORTS });
  if (query.isErr()) return err(query.error);
  const { where, sort, depth, limit, page, previewToken } = query.value;
  const drafts = await maySeeDrafts(ctx, previewToken);
  let found = ctx.db.selectFrom('page_documents');
  if (!drafts) found = found.where('status', '=', PUBLISHED_STATUS);
  for (const filter of FILTERS) {
    const value = where[filter];
    if (value !== undefined) found = found.where(FILTER_COLUMNS[filter], '=', value);
  }
  const column = SORT_COLUMNS[sort.field] ?? 'sort_order';
  const { totalDocs } = await found.select(({ fn }) => fn.countAll<number>().as('totalDocs')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['document', 'domain'])
    .orderBy(sql`${sql.ref(column)} is null`)
    .orderBy(column, sort.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const docs = rows.map(({ document, domain }) => {
    const fields = storedDocument(document);
    return depth > 0 ? { ...fields, site: recordFrom(fields.site) ?? { id: fields.site, domain } } : fields;
  });
  return ok(contentPage(docs, { totalDocs: Number(totalDocs), limit, page }));
}
