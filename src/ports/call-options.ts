/** What every call over a port takes besides its input. */
export interface CallOptions {
  /** Ends the call when the screen that wanted it is left; the call then answers `cancelled`. */
  readonly signal?: AbortSignal;
}
