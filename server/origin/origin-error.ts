import type { Money } from '../../src/core/billing/money.ts';

/** Every way a verb can fail as expected. The routes translate it once, in `answer.ts`. */
export type OriginError =
  | { readonly code: 'invalid'; readonly message: string; readonly fields?: Readonly<Record<string, string>> }
  | { readonly code: 'signed-out' }
  | { readonly code: 'not-found'; readonly message: string }
  /** The person has no credit left for what they want. */
  | { readonly code: 'no-credit' }
  /** `price` where another one was expected: the right one. */
  | { readonly code: 'conflict'; readonly message: string; readonly price?: Money }
  /** Somebody whom we depend on does not answer; what was wanted may be asked for again. */
  | { readonly code: 'unavailable'; readonly message: string }
  /** It was tried too often; it may be tried again after this time. */
  | { readonly code: 'too-many'; readonly retryAfterMs: number }
  /** An answer with status 200 and `status: 'error'`, where the specification reads that field. */
  | { readonly code: 'declined'; readonly message: string };
