import { ok } from 'neverthrow';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { persisted } from '../state/persisted.ts';
import { DISCOUNT_MODAL_STORAGE_KEY, type DiscountModal, DiscountModalStore } from './discount-modal-store.ts';

/** Loads the page in a browser session with this storage. */
function load(session: Map<string, string>) {
  const store = new DiscountModalStore();
  persisted(store, {
    key: DISCOUNT_MODAL_STORAGE_KEY,
    version: 1,
    parse: (value) => ok(value === 'closed' || value === 'open' ? value : 'waiting'),
    storage: {
      read: (key) => session.get(key) ?? null,
      write: (key, value) => void session.set(key, value),
      remove: (key) => void session.delete(key),
      changes: () => NEVER,
    },
    logger: { warn: () => undefined, error: () => undefined },
  });
  return store;
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('DiscountModalStore', () => {
  it('opens when there is a discount to show, and not again once it was closed', () => {
    const store = new DiscountModalStore();
    expect(store.get()).toBe('waiting');
    store.offered();
    expect(store.get()).toBe('open');
    store.closed();
    store.offered();
    expect(store.get()).toBe('closed');
  });

  it('SHELL-09 stays closed over reloads, and is offered anew in the next session', async () => {
    const session = new Map<string, string>();
    const store = load(session);
    store.offered();
    store.closed();
    await nextTick();
    expect([...session.keys()]).toEqual(['discount_modal']);

    const reloaded = load(session);
    reloaded.offered();
    expect(reloaded.get()).toBe('closed');

    const nextSession = load(new Map());
    nextSession.offered();
    expect(nextSession.get()).toBe('open');
  });

  it('SHELL-09 waits to be offered again where the page was reloaded with it open', async () => {
    const session = new Map<string, string>();
    load(session).offered();
    await nextTick();
    const reloaded = load(session);
    expect(reloaded.get()).toBe('waiting');
    reloaded.offered();
    expect(reloaded.get()).toBe('open');
  });

  it.each<[DiscountModal, DiscountModal]>([
    ['waiting', 'open'],
    ['open', 'open'],
    ['closed', 'closed'],
  ])('SHELL-09 restored %s, one that is open is %s', (kept, expected) => {
    const store = new DiscountModalStore();
    store.offered();
    store.restored(kept);
    expect(store.get()).toBe(expected);
  });
});
