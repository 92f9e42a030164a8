import type * as z from 'zod/mini';
import type { page } from '#contract/page.ts';

/** Which part of a list is wanted. */
export type PageInput = z.output<typeof page>;

/** Which rows of a list make a page. */
export function rowsOf({ page: number, per_page }: PageInput): { readonly limit: number; readonly offset: number } {
  return { limit: per_page, offset: (number - 1) * per_page };
}
