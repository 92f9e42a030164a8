import type { ResultAsync } from 'neverthrow';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** What came of a mailed link that was used. */
export type LinkAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** It was used before, its time is over, or it never was one. */
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Tells links that hold no longer from what can be tried again. */
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
