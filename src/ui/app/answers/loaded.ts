import type { Result } from 'neverthrow';
import { data, redirect } from 'react-router';
import { loginPath } from '../paths/local-path.ts';

/** What a page shows, or why it couldn't be loaded. */
export type Loaded<Value, Failure> =
  | { readonly value: Value; readonly error: null }
  | { readonly value: null; readonly error: Failure };

/** Returns the result of a call as data for a page. */
export function loaded<Value, Failure>(result: Result<Value, Failure>): Loaded<Value, Failure> {
  return result.isOk() ? { value: result.value, error: null } : { value: null, error: result.error };
}

/** Returns the result of a call as the data of a page that shows nothing else, with the status of a failure. */
export function loadedPage<Value, Failure extends { readonly code: string }>(result: Result<Value, Failure>) {
  return data(loaded(result), { status: result.isOk() ? 200 : missingStatus(result.error) });
}

const MISSING: readonly string[] = ['not-found', 'checksum-invalid'];

/** Returns the status of a page or file that couldn't be read: 404 if it doesn't exist, and 502 otherwise. */
export function missingStatus({ code }: { readonly code: string }): number {
  return MISSING.includes(code) ? 404 : 502;
}

/** Returns the result of a call. If the person is signed out, redirects to sign-in and from there to the path or page. */
export function signedIn<Value, Failure extends { readonly code: string }>(
  result: Result<Value, Failure>,
  backTo: string | URL,
): Result<Value, Failure> {
  if (result.isOk() || result.error.code !== 'signed-out') return result;
  throw redirect(loginPath(typeof backTo === 'string' ? backTo : `${backTo.pathname}${backTo.search}`));
}
