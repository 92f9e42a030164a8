import type { CookieJar } from '#ports/cookie-jar.ts';
import { StateStore } from '../state/state-store.ts';

/** The cookie that records that the discount was closed; it expires with the browser session. */
export const DISCOUNT_MODAL_COOKIE = 'discount_modal';

/** The state of the discount modal: not offered yet, shown, or closed for the rest of the browser session. */
export type DiscountModal = 'waiting' | 'open' | 'closed';

/**
 * Stores the state of the discount modal. After it is closed, it does not open again in the same browser session in any
 * tab. This is recorded in a session cookie, because other tabs cannot read a tab's session storage.
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

  /** A discount is available. */
  offered(): void {
    if (this.#cookies.get(DISCOUNT_MODAL_COOKIE) === 'closed') this.set('closed');
    else if (this.get() === 'waiting') this.set('open');
  }

  closed(): void {
    this.set('closed');
    this.#cookies.set(DISCOUNT_MODAL_COOKIE, 'closed', { lasts: 'session' });
  }
}
