/**
 * Why a call to the origin gave no usable answer. Every gateway speaks this one language, so that each edge
 * translates it once.
 *
 * `message` and `fields` are the origin's own words for a person to read, where it had any. `cause` is what was thrown:
 * as in an `Error` it is not enumerable, so that no page or answer carries it along.
 */
export type GatewayError =
  | { readonly code: 'unreachable'; readonly cause?: unknown }
  | { readonly code: 'timed-out'; readonly message?: string }
  | { readonly code: 'cancelled' }
  | { readonly code: 'signed-out'; readonly message?: string }
  | { readonly code: 'no-credit'; readonly message?: string }
  | { readonly code: 'forbidden'; readonly message?: string }
  | { readonly code: 'not-found'; readonly message: string | null }
  | { readonly code: 'conflict'; readonly message: string | null }
  | {
      readonly code: 'refused';
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly code: 'too-many-requests'; readonly retryAfterMs: number | null; readonly message?: string }
  | { readonly code: 'server-failed'; readonly requestId: string | null; readonly message?: string }
  | { readonly code: 'unreadable-answer'; readonly reason: string };
