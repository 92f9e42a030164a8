import * as z from 'zod/mini';
import { listFrom, type PayloadRecord, recordFrom } from '#core/payload/payload-fields.ts';
import { defineCall } from './define-call.ts';

/**
 * A collection query in the format of Payload's REST API. The origin rejects filters and sort orders that it does not
 * support.
 */
const collectionQuery = z.record(z.string(), z.string().check(z.maxLength(600)));

/** One page of a collection, as the origin writes it. */
export const writtenCollection = z.object({
  docs: z.array(z.record(z.string(), z.unknown())),
  totalDocs: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  page: z.int(),
  /** The position of this page's first document in the whole list. */
  pagingCounter: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
  prevPage: z.nullable(z.int()),
  nextPage: z.nullable(z.int()),
});

/** A page of a collection, as a client accepts it from any CMS. A missing list (`null`) is treated as empty. */
export const wireCollection = z.object({
  docs: z.custom<readonly PayloadRecord[]>((docs) => docs === null || Array.isArray(docs)),
});

/** Returns the documents in their original shape; entries that are not documents are dropped. */
function documents({ docs }: z.output<typeof wireCollection>) {
  return {
    docs: listFrom(docs)
      .map(recordFrom)
      .filter((document) => document !== null),
  };
}

const collection = {
  method: 'GET',
  by: 'anyone',
  input: { as: 'query', schema: collectionQuery },
  output: wireCollection,
  read: documents,
} as const;

/** The calls about marketing content: specification, section 7, "Settings and content" (CNT-01, CNT-03). */
export const contentCalls = {
  sites: defineCall({ ...collection, path: '/api/sites' }),
  pages: defineCall({ ...collection, path: '/api/pages', declaresJson: true }),
};

/** All collections under one path; the query field `endpoint` names the collection. No gateway uses this path. */
export const collectionByName = defineCall({ ...collection, path: '/api/content' });
