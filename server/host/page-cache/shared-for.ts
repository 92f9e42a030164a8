import * as z from 'zod';

/** How long an answer may be given to others than it was made for, in milliseconds. */
export interface SharedFor {
  readonly freshMs: number;
  readonly staleMs: number;
}

const seconds = z.coerce
  .number()
  .int()
  .nonnegative()
  .transform((value) => value * 1_000);

/** What an answer says of itself; `null` where it is for one visitor alone, which all are that say nothing. */
export function sharedFor({ status, headers }: Pick<Response, 'status' | 'headers'>): SharedFor | null {
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage || headers.has('set-cookie')) return null;
  const control = headers.get('surrogate-control') ?? '';
  const fresh = seconds.safeParse(/\bmax-age=(\d+)/.exec(control)?.[1]);
  const stale = seconds.safeParse(/\bstale-while-revalidate=(\d+)/.exec(control)?.[1]);
  return fresh.success ? { freshMs: fresh.data, staleMs: stale.success ? stale.data : 0 } : null;
}
