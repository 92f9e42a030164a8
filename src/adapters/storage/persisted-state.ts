import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';

/**
 * Creates a parser for state stored by an earlier visit or another tab. Invalid state results in an error with the
 * reason.
 */
export function persistedState<State>(schema: z.ZodMiniType<State>): (value: unknown) => Result<State, string> {
  return (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
  };
}
