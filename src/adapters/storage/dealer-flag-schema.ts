import { err, ok, type Result } from 'neverthrow';

/** Reads whether the person trades with vehicles, as an earlier visit has kept it. */
export function parseDealerFlag(value: unknown): Result<boolean, string> {
  return typeof value === 'boolean' ? ok(value) : err('it is neither true nor false');
}
