import { listFrom, numberFrom, type PayloadRecord, recordFrom } from '../payload/payload-fields.ts';

/** The status of what everyone may see (specification, section 4). */
export const PUBLISHED_STATUS = 'published';

/**
 * The documents of a collection that everyone may see, the lowest `sortOrder` first. Those without one come last; of
 * equals the earlier stays earlier. A document that does not say its status is one: the query asks for published ones alone
 * (GAP-20).
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
 * The document that counts: the first of those that everyone may see, or `null` where there is none.
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
