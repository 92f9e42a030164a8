import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';

/** Makes what reads a state that an earlier visit, or another tab, has kept: one that does not fit is answered with why. */
export function persistedState<State>(schema: z.ZodMiniType<State>): (value: unknown) => Result<State, string> {
  return (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
  };
}
