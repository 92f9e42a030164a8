import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';
import { PUBLISHED_STATUS } from '#core/site/published-documents.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { type ContentPage, contentPage } from './content-page.ts';
import { contentQuery } from './content-query.ts';
import { maySeeDrafts } from './preview-token.ts';
import { storedDocument } from './stored-document.ts';

/** A collection of documents. */
interface Collection {
  readonly table: 'site_documents' | 'page_documents';
  /** The columns by which a query may filter, by field. */
  readonly filters: Readonly<Record<string, string>>;
  /** The columns by which a query may sort, by field. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Resolves the relations of documents one level deep. */
  readonly resolve: (
    documents: readonly { readonly fields: PayloadRecord; readonly domain: string }[],
    options: { readonly drafts: boolean },
  ) => Promise<readonly PayloadRecord[]>;
}

/** Answers a query of a collection with published documents, and with drafts for a preview token. */
export async function findDocuments(
  ctx: OriginContext,
  sent: Readonly<Record<string, string>>,
  { table, filters, sorts, resolve }: Collection,
): Promise<Result<ContentPage, OriginError>> {
  const query = contentQuery(sent, { filters: Object.keys(filters), sorts: Object.keys(sorts) });
  if (query.isErr()) return err(query.error);
  const { where, sort, depth, limit, page, previewToken } = query.value;
  const drafts = await maySeeDrafts(ctx, previewToken);
  const conditions = Object.entries(where).map(([field, value]) => {
    const column = filters[field] ?? field;
    return sql`${sql.ref(column)} = ${column === 'domain' ? value.toLowerCase() : value}`;
  });
  if (!drafts) conditions.push(sql`status = ${PUBLISHED_STATUS}`);
  const matching = sql`from ${sql.table(table)} where ${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`;
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(ctx.db);
  const column = sql.ref(sorts[sort.field] ?? 'sort_order');
  const { rows } = await sql<{ document: string; domain: string }>`
    select document, domain ${matching}
    order by ${column} is null, ${column} ${sort.descending ? sql`desc` : sql`asc`}, id
    limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db);
  const documents = rows.map(({ document, domain }) => ({ fields: storedDocument(document), domain }));
  const docs = depth > 0 ? await resolve(documents, { drafts }) : documents.map(({ fields }) => fields);
  return ok(contentPage(docs, { totalDocs: Number(counted.rows[0]?.total), limit, page }));
}
