import * as z from 'zod';

/** What a collection is asked for, as Payload's REST interface has it. */
export interface ContentQuery<Field extends string> {
  /** The fields that have to equal a text. */
  readonly where: Partial<Record<Field, string>>;
  readonly sort: { readonly field: string; readonly descending: boolean };
  /** 0 leaves relations as ids, more resolves them once. */
  readonly depth: number;
  readonly limit: number;
  /** The first page is 1. */
  readonly page: number;
  readonly previewToken: string | null;
}

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

const whole = (text: string | undefined, fallback: number) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback);

/**
 * Makes the schema of a collection's query. A filter or an order by a field that cannot be asked for is an error: left
 * out, it would answer more than was asked for.
 */
export function contentQuery<Field extends string>(
  filters: readonly Field[],
  sorts: readonly string[],
): z.ZodType<ContentQuery<Field>, Record<string, string>> {
  return z.record(z.string(), z.string().max(600)).transform((query, context): ContentQuery<Field> => {
    const where: Partial<Record<Field, string>> = {};
    const wrong = (name: string, message: string) =>
      context.issues.push({ code: 'custom', input: query[name], path: [name], message });
    for (const [name, value] of Object.entries(query)) {
      if (!name.startsWith('where')) continue;
      const filter = filters.find((field) => name === `where[${field}][equals]`);
      if (filter === undefined) wrong(name, 'The collection cannot be asked for this.');
      else where[filter] = value;
    }
    const sort = query.sort ?? 'sortOrder';
    const field = sort.replace(/^-/, '');
    if (!sorts.includes(field)) wrong('sort', 'The collection cannot be sorted by this.');
    return {
      where,
      sort: { field, descending: sort.startsWith('-') },
      depth: whole(query.depth, 1),
      limit: Math.min(whole(query.limit, DEFAULT_LIMIT) || LARGEST_LIMIT, LARGEST_LIMIT),
      page: Math.max(whole(query.page, 1), 1),
      previewToken: query.preview ?? null,
    };
  });
}
