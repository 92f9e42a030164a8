import type { Result } from 'neverthrow';
import { listFrom, type PayloadRecord, recordFrom, textFrom } from '#core/payload/payload-fields.ts';
import { PUBLISHED_STATUS } from '#core/site/published-documents.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import type { ContentPage } from './content-page.ts';
import { findDocuments } from './find-documents.ts';
import { storedDocument } from './stored-document.ts';

/** Lists the published sites, and drafts with a preview token. */
export function listSites(
  ctx: OriginContext,
  sent: Readonly<Record<string, string>>,
): Promise<Result<ContentPage, OriginError>> {
  return findDocuments(ctx, sent, {
    table: 'site_documents',
    filters: { id: 'id', domain: 'domain', status: 'status' },
    sorts: { id: 'id', domain: 'domain', sortOrder: 'sort_order' },
    resolve: (documents, options) =>
      withMenuPages(
        ctx,
        documents.map(({ fields }) => fields),
        options,
      ),
  });
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
