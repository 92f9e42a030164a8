import type { Result } from 'neverthrow';
import { recordFrom } from '#core/payload/payload-fields.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import type { ContentPage } from './content-page.ts';
import { findDocuments } from './find-documents.ts';

/** Lists the published pages of sites, and drafts with a preview token. */
export function listPages(
  ctx: OriginContext,
  sent: Readonly<Record<string, string>>,
): Promise<Result<ContentPage, OriginError>> {
  return findDocuments(ctx, sent, {
    table: 'page_documents',
    filters: { id: 'id', url: 'url', 'site.domain': 'domain', status: 'status' },
    sorts: { id: 'id', url: 'url', sortOrder: 'sort_order' },
    resolve: async (documents) =>
      documents.map(({ fields, domain }) => ({
        ...fields,
        site: recordFrom(fields.site) ?? { id: fields.site, domain },
      })),
  });
}
