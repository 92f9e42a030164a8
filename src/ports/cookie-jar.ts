/** Where small values live that travel with each request: the browser's cookies, or those of one request on the server. */
export interface CookieJar {
  /** The value now, or `null` when there is none. */
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}
