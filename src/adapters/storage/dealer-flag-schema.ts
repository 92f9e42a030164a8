import { err, ok, type Result } from 'neverthrow';

/** Reads whether the person is a dealer, as stored by an earlier visit. */
export function parseDealerFlag(value: unknown): Result<boolean, string> {
  return typeof value === 'boolean' ? ok(value) : err('it is not a boolean');
}
