import type { Money } from '#core/billing/money.ts';

/** Every way a verb can fail as expected. The routes translate it once, in `answer.ts`. */
export type OriginError =
  | { readonly code: 'invalid'; readonly message: string; readonly fields?: Readonly<Record<string, string>> }
  | { readonly code: 'signed-out' }
  /** The person is known, and this is not for them. */
  | { readonly code: 'forbidden'; readonly message: string }
  | { readonly code: 'not-found'; readonly message: string }
  /** The person has no credit left for what they want. */
  | { readonly code: 'no-credit' }
  /** `told` is what a program needs to know to go on, such as the right price. */
  | { readonly code: 'conflict'; readonly message: string; readonly details?: ConflictDetails }
  /** Somebody whom we depend on does not answer; what was wanted may be asked for again. */
  | { readonly code: 'unavailable'; readonly message: string }
  /** It was tried too often; it may be tried again after this time. */
  | { readonly code: 'too-many'; readonly retryAfterMs: number }
  /** An answer with status 200 and `status: 'error'`, where the specification reads that field. */
  | { readonly code: 'declined'; readonly message: string; readonly reason?: DeclineReason };

/** Why an order will not be paid. */
type DeclineReason = 'declined' | 'expired' | 'too-many-declines';

/** Why a purchase does not fit, with what the one who sent it needs to go on. */
type ConflictDetails =
  | { readonly reason: 'price-changed' | 'coupon-refused'; readonly price: Money }
  /** The key was used for another purchase: how that one stands. */
  | { readonly reason: 'key-used'; readonly order: object }
  /** The document cannot be made, and is not sold. */
  | { readonly reason: 'not-deliverable'; readonly kind: 'report' | 'sticker' }
  | { readonly reason: 'already-subscribed' };
