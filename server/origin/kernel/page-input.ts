import * as z from 'zod';

const count = (most: number, otherwise: number) => z.coerce.number<string>().int().min(1).max(most).default(otherwise);

/** Which part of a list is wanted; the first one unless told otherwise. */
export const pageInput = z.object({ page: count(100_000, 1), per_page: count(100, 50) });

/** The query fields after parsing. */
export type PageInput = z.infer<typeof pageInput>;

/** Which rows of a list make a page. */
export function rowsOf({ page, per_page }: PageInput): { readonly limit: number; readonly offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}
