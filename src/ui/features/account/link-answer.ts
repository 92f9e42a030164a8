import type { ResultAsync } from 'neverthrow';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** The result of using an emailed link. */
export type LinkAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** The link was already used, has expired, or never existed. */
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Distinguishes invalid links from errors that can be retried. */
export function linkAnswer<Value>(
  used: ResultAsync<Value, CallError | { readonly code: 'link-missing' }>,
): Promise<LinkAnswer<Value>> {
  return used.match(
    (value): LinkAnswer<Value> => ({ kind: 'done', value }),
    (error) => {
      switch (error.code) {
        case 'link-missing':
        case 'not-found':
        case 'refused':
          return { kind: 'over' };
        default:
          return { kind: 'failed', error };
      }
    },
  );
}
