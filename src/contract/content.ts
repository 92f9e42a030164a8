import * as z from 'zod/mini';
import { listFrom, type PayloadRecord, recordFrom } from '#core/payload/payload-fields.ts';
import { defineCall } from './define-call.ts';

/** A query of a collection as Payload's REST interface has it; the origin refuses filters and orders that it lacks. */
const collectionQuery = z.record(z.string(), z.string().check(z.maxLength(600)));

/** A part of a collection, as the origin writes it. */
export const writtenCollection = z.object({
  docs: z.array(z.record(z.string(), z.unknown())),
  totalDocs: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  page: z.int(),
  /** The number of the first document of this page in the whole list. */
  pagingCounter: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
  prevPage: z.nullable(z.int()),
  nextPage: z.nullable(z.int()),
});

/** The same as a client takes it from any CMS; no list (`null`) is an empty one. */
export const wireCollection = z.object({
  docs: z.custom<readonly PayloadRecord[]>((docs) => docs === null || Array.isArray(docs)),
});

/** Its documents keep their own shape; what is none is left out. */
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

/** The calls about what the marketing side says: specification, section 7, "Settings and content" (CNT-01, CNT-03). */
export const contentCalls = {
  sites: defineCall({ ...collection, path: '/api/sites' }),
  pages: defineCall({ ...collection, path: '/api/pages', declaresJson: true }),
};

/** The collections at one path, where the query field `endpoint` names one. No gateway sends it to this path. */
export const collectionByName = defineCall({ ...collection, path: '/api/content' });
