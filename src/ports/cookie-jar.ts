/** The options of a cookie. */
export interface CookieOptions {
  readonly lasts?: 'session';
}

/** Reads and writes cookies: the browser's, or those of a request on the server. */
export interface CookieJar {
  /** Returns the current value, or `null` if there is none. */
  get(name: string): string | null;
  /** Sets a cookie that lasts as long as a sign-in, unless it expires with the browser session. */
  set(name: string, value: string, options?: CookieOptions): void;
  remove(name: string): void;
}
