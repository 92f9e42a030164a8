import { err, ok, type Result } from 'neverthrow';
import type { OriginError } from '../kernel/origin-context.ts';

/** A query of a collection, in the format of Payload's REST API. */
export interface ContentQuery {
  /** Fields that must equal a text. */
  readonly where: Readonly<Record<string, string>>;
  readonly sort: { readonly field: string; readonly descending: boolean };
  /** 0 returns relations as IDs; higher values resolve them one level deep. */
  readonly depth: number;
  readonly limit: number;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly previewToken: string | null;
}

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

const whole = (text: string | undefined, fallback: number) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback);

/**
 * Parses the query of a collection. An unsupported filter or sort field is an error, because ignoring a filter would
 * return more than was requested.
 */
export function contentQuery(
  query: Readonly<Record<string, string>>,
  { filters, sorts }: { readonly filters: readonly string[]; readonly sorts: readonly string[] },
): Result<ContentQuery, OriginError> {
  const where: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (!name.startsWith('where')) continue;
    const filter = filters.find((field) => name === `where[${field}][equals]`);
    if (filter === undefined) wrong[name] = 'The collection cannot be filtered by this field.';
    else where[filter] = value;
  }
  const sort = query.sort ?? 'sortOrder';
  const field = sort.replace(/^-/, '');
  if (!sorts.includes(field)) wrong.sort = 'The collection cannot be sorted by this field.';
  if (Object.keys(wrong).length > 0) {
    return err({ code: 'invalid', message: 'Some fields are missing or wrong.', fields: wrong });
  }
  return ok({
    where,
    sort: { field, descending: sort.startsWith('-') },
    depth: whole(query.depth, 1),
    limit: Math.min(whole(query.limit, DEFAULT_LIMIT) || LARGEST_LIMIT, LARGEST_LIMIT),
    page: Math.max(whole(query.page, 1), 1),
    previewToken: query.preview ?? null,
  });
}
