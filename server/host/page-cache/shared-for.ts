import * as z from 'zod';

/** How long a response may be shared with other visitors, in milliseconds. */
export interface SharedFor {
  readonly freshMs: number;
  readonly staleMs: number;
}

const seconds = z.coerce
  .number()
  .int()
  .nonnegative()
  .transform((value) => value * 1_000);

/** Returns the sharing times that a response declares; `null` if it belongs to one visitor, which is the default. */
export function sharedFor({ status, headers }: Pick<Response, 'status' | 'headers'>): SharedFor | null {
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage || headers.has('set-cookie')) return null;
  const control = headers.get('surrogate-control') ?? '';
  const fresh = seconds.safeParse(/\bmax-age=(\d+)/.exec(control)?.[1]);
  const stale = seconds.safeParse(/\bstale-while-revalidate=(\d+)/.exec(control)?.[1]);
  return fresh.success ? { freshMs: fresh.data, staleMs: stale.success ? stale.data : 0 } : null;
}
