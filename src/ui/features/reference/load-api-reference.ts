import type { HostRequest } from '#ui/app/contexts/host-context.ts';
import { type ApiReference, apiReference } from './api-reference.ts';
import { openApiSchema } from './openapi-schema.ts';

/** Reads the document of the calls that this host answers; `null` where its origin has none. */
export async function loadApiReference(
  { fetch, logger }: Pick<HostRequest, 'fetch' | 'logger'>,
  address: URL,
  signal: AbortSignal,
): Promise<ApiReference | null> {
  const response = await fetch(new URL('/openapi.json', address), { signal });
  if (!response.ok) return null;
  // An origin of the operator's own may have something else there.
  const document = openApiSchema.safeParse(await response.json().catch(() => null));
  if (!document.success)
    logger.warn('The OpenAPI document could not be read.', { first: document.error.issues[0]?.path.join('.') });
  return document.success ? apiReference(document.data, address.origin) : null;
}
