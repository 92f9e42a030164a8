import type { PayloadRecord } from '#core/payload/payload-fields.ts';

/** A part of a collection, as Payload's REST interface answers it. */
export interface ContentPage {
  readonly docs: readonly PayloadRecord[];
  readonly totalDocs: number;
  readonly limit: number;
  readonly totalPages: number;
  readonly page: number;
  /** The number of the first document of this page in the whole list. */
  readonly pagingCounter: number;
  readonly hasPrevPage: boolean;
  readonly hasNextPage: boolean;
  readonly prevPage: number | null;
  readonly nextPage: number | null;
}

/** Puts documents into the frame of the page they are on; an empty collection has one page. */
export function contentPage(
  docs: readonly PayloadRecord[],
  { totalDocs, limit, page }: Pick<ContentPage, 'totalDocs' | 'limit' | 'page'>,
): ContentPage {
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit));
  const hasPrevPage = page > 1;
  const hasNextPage = page < totalPages;
  return {
    docs,
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
