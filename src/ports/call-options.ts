/** The common options of all calls of a port. */
export interface CallOptions {
  /** Aborts the call when the screen that made it is left; the call then fails with `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * The idempotency key of a call that must not be executed twice: a repeated call with the same key (a resubmitted
   * form, a reloaded page) has no further effect and gets the first response. By default, each call gets a new key.
   */
  readonly idempotencyKey?: string;
}
