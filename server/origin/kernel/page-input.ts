import type * as z from 'zod/mini';
import type { page as pageOfList } from '#contract/page.ts';

/** The query fields of a list after parsing. */
export type PageInput = z.output<typeof pageOfList>;

/** Returns which rows of a list make a page. */
export function rowsOf({ page, per_page }: PageInput): { readonly limit: number; readonly offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}
