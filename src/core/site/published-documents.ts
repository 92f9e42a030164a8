import { listFrom, numberFrom, type PayloadRecord, recordFrom } from '../payload/payload-fields.ts';

/** The status of publicly visible documents (specification, section 4). */
export const PUBLISHED_STATUS = 'published';

/**
 * Returns the published documents of a collection by ascending `sortOrder`. Documents without it come last; the sort is
 * stable. A document without a status is included, because the query requests only published ones (GAP-20).
 *
 * Source: specification, section 9 (CNT-07).
 *
 * @example
 * publishedDocuments({ docs: [{ status: 'draft' }, { status: 'published' }] }).length; // 1
 */
export function publishedDocuments(answer: unknown): readonly PayloadRecord[] {
  return listFrom(recordFrom(answer)?.docs)
    .map(recordFrom)
    .filter((document) => document !== null)
    .filter(({ status = PUBLISHED_STATUS }) => status === PUBLISHED_STATUS)
    .toSorted((one, other) => sortOrderOf(one) - sortOrderOf(other));
}

/**
 * Returns the first published document, or `null` if there is none.
 *
 * Source: specification, sections 3 and 7 (CNT-01, CNT-03).
 *
 * @example
 * firstPublished({ docs: [] }); // null
 */
export function firstPublished(answer: unknown): PayloadRecord | null {
  return publishedDocuments(answer)[0] ?? null;
}

function sortOrderOf({ sortOrder }: PayloadRecord): number {
  return numberFrom(sortOrder) ?? Number.MAX_SAFE_INTEGER;
}
