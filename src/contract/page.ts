import * as z from 'zod/mini';

function count(max: number, otherwise: number) {
  return z._default(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(max)), otherwise);
}

/** The requested page of a list; defaults to the first page. */
export const page = z.object({ page: count(100_000, 1), per_page: count(100, 50) });
