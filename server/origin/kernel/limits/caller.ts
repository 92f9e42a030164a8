import type { Context } from 'hono';
import * as z from 'zod';

/** What the host tells the origin of a request, beside it: no header, so that nobody outside can write it. */
export interface OriginBindings {
  /** Whom limits count, as {@link callerAddress} makes it. */
  readonly caller: string;
}

const bindings = z.object({ caller: z.string().min(1) });

/** Whom limits count for a request. Requests of which the host told nothing count as one caller's. */
export function callerOf(c: Context): string {
  const parsed = bindings.safeParse(c.env);
  return parsed.success ? parsed.data.caller : 'unknown';
}
