import { describe, expect, it } from 'vitest';
import type { CookieJar, CookieOptions } from '#ports/cookie-jar.ts';
import { DiscountModalStore } from './discount-modal-store.ts';

/** Returns the cookies of a browser session and how each was set. */
function aSession() {
  const cookies = new Map<string, { readonly value: string; readonly options: CookieOptions | undefined }>();
  const jar: CookieJar = {
    get: (name) => cookies.get(name)?.value ?? null,
    set: (name, value, options) => void cookies.set(name, { value, options }),
    remove: (name) => void cookies.delete(name),
  };
  return { cookies, jar };
}

describe('DiscountModalStore', () => {
  it('opens when there is a discount, and not again after it was closed', () => {
    const store = new DiscountModalStore(aSession().jar);
    expect(store.get()).toBe('waiting');
    store.offered();
    expect(store.get()).toBe('open');
    store.closed();
    store.offered();
    expect(store.get()).toBe('closed');
  });

  it('SHELL-09 stays closed until the browser session ends', () => {
    const { cookies, jar } = aSession();
    const store = new DiscountModalStore(jar);
    store.offered();
    store.closed();
    expect(cookies.get('discount_modal')).toEqual({ value: 'closed', options: { lasts: 'session' } });
    const reloaded = new DiscountModalStore(jar);
    reloaded.offered();
    expect(reloaded.get()).toBe('closed');
    const nextSession = new DiscountModalStore(aSession().jar);
    nextSession.offered();
    expect(nextSession.get()).toBe('open');
  });

  it('SHELL-09 is offered again if the page was reloaded while it was open', () => {
    const { jar } = aSession();
    new DiscountModalStore(jar).offered();
    const reloaded = new DiscountModalStore(jar);
    expect(reloaded.get()).toBe('waiting');
    reloaded.offered();
    expect(reloaded.get()).toBe('open');
  });

  it('GAP-05 does not open in an existing tab after another tab closed it', () => {
    const { jar } = aSession();
    const [one, other] = [new DiscountModalStore(jar), new DiscountModalStore(jar)];
    one.offered();
    one.closed();
    other.offered();
    expect(other.get()).toBe('closed');
  });
});
