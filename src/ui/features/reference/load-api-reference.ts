import type { HostRequest } from '#ui/app/contexts/host-context.ts';
import { type ApiReference, apiReference } from './api-reference.ts';
import { openApiSchema } from './openapi-schema.ts';

/** Loads the API document of this host's calls, or `null` if its origin has none. */
export async function loadApiReference(
  { fetch, logger }: Pick<HostRequest, 'fetch' | 'logger'>,
  address: URL,
  signal: AbortSignal,
): Promise<ApiReference | null> {
  const response = await fetch(new URL('/openapi.json', address), { signal });
  if (!response.ok) return null;
  // A custom origin may return something else at this path.
  const document = openApiSchema.safeParse(await response.json().catch(() => null));
  if (!document.success)
    logger.warn('The OpenAPI document could not be read.', { first: document.error.issues[0]?.path.join('.') });
  return document.success ? apiReference(document.data, address.origin) : null;
}
