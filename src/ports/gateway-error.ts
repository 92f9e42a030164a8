/**
 * Why a call to the origin gave no usable answer. Every gateway speaks this one language, so that each edge
 * translates it once.
 *
 * `message` and `fields` are the origin's own words for a person to read, where it had any.
 */
export type GatewayError =
  | { readonly code: 'unreachable' }
  | { readonly code: 'timed-out' }
  | { readonly code: 'cancelled' }
  | { readonly code: 'signed-out' }
  | { readonly code: 'no-credit' }
  | { readonly code: 'forbidden' }
  | { readonly code: 'not-found'; readonly message: string | null }
  | { readonly code: 'conflict'; readonly message: string | null }
  | {
      readonly code: 'refused';
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly code: 'too-many-requests'; readonly retryAfterMs: number | null }
  | { readonly code: 'server-failed'; readonly requestId: string | null }
  | { readonly code: 'unreadable-answer'; readonly reason: string };
