/** What every call over a port takes besides its input. */
export interface CallOptions {
  /** Ends the call when the screen that wanted it is left; the call then answers `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * The idempotency key of a call that must not happen twice: a call sent again with the same key (a form sent twice, a
   * page reloaded) has no further effect and gets the first answer. Without it, each call gets a new key.
   */
  readonly idempotencyKey?: string;
}
