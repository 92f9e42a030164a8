import type * as z from 'zod/mini';
import type { page } from '#contract/fields.ts';

/** The requested page of a list. */
export type PageInput = z.output<typeof page>;

/** Returns limit and offset of a page. */
export function rowsOf({ page: number, per_page }: PageInput): { readonly limit: number; readonly offset: number } {
  return { limit: per_page, offset: (number - 1) * per_page };
}
