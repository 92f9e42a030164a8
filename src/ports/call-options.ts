/** What every call over a port takes besides its input. */
export interface CallOptions {
  /** Ends the call when the screen that wanted it is left; the call then answers `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * Names one wish of a person, for calls that must not happen twice: the same wish sent again (a form sent twice, a
   * page reloaded) does nothing more and gets the first answer. Without it each call is a wish of its own.
   */
  readonly wish?: string;
}
