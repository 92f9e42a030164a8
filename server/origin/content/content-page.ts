import type * as z from 'zod/mini';
import type { writtenCollection } from '#contract/content.ts';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';

/** A page of a collection, in the format of Payload's REST API. */
export type ContentPage = z.output<typeof writtenCollection>;

/** Returns documents with pagination data; an empty collection has one page. */
export function contentPage(
  docs: readonly PayloadRecord[],
  { totalDocs, limit, page }: Pick<ContentPage, 'totalDocs' | 'limit' | 'page'>,
): ContentPage {
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit));
  const hasPrevPage = page > 1;
  const hasNextPage = page < totalPages;
  return {
    docs: [...docs],
    totalDocs,
    limit,
    totalPages,
    page,
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage,
    hasNextPage,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
  };
}
