import { StateStore } from '../state/state-store.ts';

/** Under which key a browser's session keeps the discount modal. */
export const DISCOUNT_MODAL_STORAGE_KEY = 'discount_modal';

/** How the discount modal stands: not offered yet, shown, or closed for the rest of the browser session. */
export type DiscountModal = 'waiting' | 'open' | 'closed';

/**
 * Holds the discount modal. Who has closed it is not shown it again in the same browser session; it is kept in the
 * session's storage, which outlives a reload and ends with the session.
 *
 * Source: specification, section 2 (SHELL-09).
 *
 * @example
 * const discount = new DiscountModalStore();
 * discount.offered();
 * discount.get(); // 'open'
 */
export class DiscountModalStore extends StateStore<DiscountModal> {
  constructor() {
    super('waiting');
  }

  /** There is a discount to show. */
  offered(): void {
    if (this.get() === 'waiting') this.set('open');
  }

  closed(): void {
    this.set('closed');
  }

  /** Earlier in this session it was left so. One that was open waits to be offered again. */
  restored(modal: DiscountModal): void {
    if (modal === 'closed') this.set('closed');
  }
}
