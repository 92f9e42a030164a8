/** How a cookie differs from the others. */
export interface CookieOptions {
  readonly lasts?: 'session';
}

/** Where small values live that travel with each request: the browser's cookies, or those of one request on the server. */
export interface CookieJar {
  /** The value now, or `null` when there is none. */
  get(name: string): string | null;
  /** Lasts as long as a sign-in does, unless it ends with the browser session. */
  set(name: string, value: string, options?: CookieOptions): void;
  remove(name: string): void;
}
