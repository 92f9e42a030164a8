import type { Result } from 'neverthrow';
import type { WireAnswer } from '#contract/define-call.ts';
import type { Money } from '#core/billing/money.ts';

/** The expected errors of handlers. `answer.ts` maps them to responses. */
export type OriginError =
  | { readonly code: 'invalid'; readonly message: string; readonly fields?: Readonly<Record<string, string>> }
  | { readonly code: 'signed-out' }
  /** The user is authenticated but not permitted. */
  | { readonly code: 'forbidden'; readonly message: string }
  | { readonly code: 'not-found'; readonly message: string }
  /** The user has no credit left for the document. */
  | { readonly code: 'no-credit' }
  /** `details` is the data that a client needs to continue, such as the correct price. */
  | { readonly code: 'conflict'; readonly message: string; readonly details?: ConflictDetails }
  /** An external service does not answer; the request can be retried. */
  | { readonly code: 'unavailable'; readonly message: string }
  /** The rate limit was exceeded; the call can be retried after this time. */
  | { readonly code: 'too-many'; readonly retryAfterMs: number }
  /** A response with status 200 and `status: 'error'`, where the specification uses that field. */
  | { readonly code: 'declined'; readonly message: string; readonly reason?: DeclineReason };

/** The result of a call's handler: the answer that the contract declares, or an expected error. */
export type CallResult<Call> = Result<WireAnswer<Call>, OriginError>;

/** Why an order will not be paid. */
type DeclineReason = 'declined' | 'expired' | 'too-many-declines';

/** Why a purchase conflicts, with the data that the client needs to continue. */
type ConflictDetails =
  | { readonly reason: 'price-changed' | 'coupon-refused'; readonly price: Money }
  /** The idempotency key was used for another purchase; includes that order's status. */
  | { readonly reason: 'key-used'; readonly order: object }
  /** The document cannot be created, so it is not sold. */
  | { readonly reason: 'not-deliverable'; readonly kind: 'report' | 'sticker' }
  | { readonly reason: 'already-subscribed' };
