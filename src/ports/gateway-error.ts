/**
 * The reason why a call to the origin returned no usable response. All gateways use this type, so that each boundary
 * translates it only once.
 *
 * `message` and `fields` are the origin's own human-readable texts, if any. `cause` is the thrown value; as in `Error`,
 * it is not enumerable, so that no page or response contains it.
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
