import * as z from 'zod/mini';
import { recordFrom } from '#core/payload/payload-fields.ts';
import type { ContentDocuments } from '#ports/content-gateway.ts';

/**
 * The answer of a CMS to a query of a collection. Its documents keep their own shape; what is none is left out, and no
 * list (`null`) is an empty one.
 *
 * Source: specification, sections 7 and 8 (CNT-01 to CNT-04).
 */
export const contentDocuments: z.ZodMiniType<ContentDocuments> = z.pipe(
  z.object({ docs: z.nullable(z.array(z.unknown())) }),
  z.transform(({ docs }) => ({ docs: (docs ?? []).map(recordFrom).filter((document) => document !== null) })),
);
