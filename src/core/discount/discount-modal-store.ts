import type { CookieJar } from '#ports/cookie-jar.ts';
import { StateStore } from '../state/state-store.ts';

/** The cookie that says that the discount was closed; it ends with the browser session. */
export const DISCOUNT_MODAL_COOKIE = 'discount_modal';

/** How the discount modal stands: not offered yet, shown, or closed for the rest of the browser session. */
export type DiscountModal = 'waiting' | 'open' | 'closed';

/**
 * Holds the discount modal. Once it was closed, it does not open again in the same browser session, in whatever tab: a
 * session cookie remembers it, since a tab's own storage is not seen by other tabs.
 *
 * Source: specification, section 2 (SHELL-09).
 *
 * @example
 * const discount = new DiscountModalStore(cookies);
 * discount.offered();
 * discount.get(); // 'open'
 */
export class DiscountModalStore extends StateStore<DiscountModal> {
  readonly #cookies: CookieJar;

  constructor(cookies: CookieJar) {
    super('waiting');
    this.#cookies = cookies;
  }

  /** There is a discount to show. */
  offered(): void {
    if (this.#cookies.get(DISCOUNT_MODAL_COOKIE) === 'closed') this.set('closed');
    else if (this.get() === 'waiting') this.set('open');
  }

  closed(): void {
    this.set('closed');
    this.#cookies.set(DISCOUNT_MODAL_COOKIE, 'closed', { lasts: 'session' });
  }
}
