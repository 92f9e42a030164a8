import fc from 'fast-check';
import { err, ok, type Result } from 'neverthrow';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { persisted } from './persisted.ts';
import { StateStore } from './state-store.ts';

class CountStore extends StateStore<number> {
  counted(): void {
    this.set(this.get() + 1);
  }

  restored(count: number): void {
    this.set(count);
  }
}

const parseCount = (value: unknown): Result<number, string> =>
  typeof value === 'number' ? ok(value) : err('it is not a number');

function setUp(text?: string) {
  const values = new Map(text === undefined ? [] : [['count', text]]);
  const writes: string[] = [];
  const warnings: unknown[] = [];
  const changes = new Subject<string | null>();
  const store = new CountStore(0);
  const subscription = persisted(store, {
    key: 'count',
    version: 2,
    parse: parseCount,
    storage: {
      read: (key) => values.get(key) ?? null,
      write: (key, value) => {
        writes.push(value);
        values.set(key, value);
      },
      remove: (key) => void values.delete(key),
      changes: () => changes,
    },
    logger: { warn: (_message, details) => void warnings.push(details), error: () => undefined },
  });
  return { store, values, writes, warnings, changes, subscription };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('persisted', () => {
  it('restores the state of an earlier visit', () => {
    expect(setUp('{"version":2,"state":7}').store.get()).toBe(7);
  });

  it('writes at most once per tick, and only the last state', async () => {
    const { store, writes } = setUp();
    store.counted();
    store.counted();
    store.counted();
    expect(writes).toEqual([]);
    await nextTick();
    expect(writes).toEqual(['{"version":2,"state":3}']);
  });

  it.each([
    ['{', 'it is not JSON'],
    ['7', 'it was not stored by this product'],
    ['null', 'it was not stored by this product'],
    ['{"version":1,"state":7}', 'it has version 1'],
    ['{"version":2,"state":"7"}', 'it is not a number'],
  ])('discards %s, logs the reason and starts with the initial state', (text, reason) => {
    const { store, values, warnings } = setUp(text);
    expect(store.get()).toBe(0);
    expect(values.size).toBe(0);
    expect(warnings).toEqual([{ key: 'count', reason }]);
  });

  it('never throws for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { store } = setUp(text);
        expect(typeof store.get()).toBe('number');
      }),
    );
  });

  it('follows another tab without writing its state back', async () => {
    const { store, changes, writes, values } = setUp();
    values.set('count', '{"version":2,"state":9}');
    changes.next('{"version":2,"state":9}');
    expect(store.get()).toBe(9);
    await nextTick();
    expect(writes).toEqual([]);
    changes.next(null);
    expect(store.get()).toBe(9);
  });

  it('stops with its subscription', async () => {
    const { store, changes, writes, subscription } = setUp();
    subscription.unsubscribe();
    store.counted();
    changes.next('{"version":2,"state":9}');
    await nextTick();
    expect(store.get()).toBe(1);
    expect(writes).toEqual([]);
  });
});
