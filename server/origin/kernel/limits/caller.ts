import type { Context } from 'hono';
import * as z from 'zod';

/** Data that the host passes to the origin along with a request; not as headers, which clients could forge. */
export interface OriginBindings {
  /** The caller for rate limits, from {@link callerAddress}. */
  readonly caller: string;
}

const bindings = z.object({ caller: z.string().min(1) });

/** Returns the caller of a request for rate limits. Requests without host data count as one caller. */
export function callerOf(c: Context): string {
  const parsed = bindings.safeParse(c.env);
  return parsed.success ? parsed.data.caller : 'unknown';
}
