import { err, Result } from 'neverthrow';
import { asapScheduler, auditTime, distinctUntilChanged, map, Subscription, skip } from 'rxjs';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import type { Logger } from '#ports/logger.ts';
import type { ReadableStore } from './state-store.ts';

/** A store whose state can be restored from an earlier visit or another tab. */
export interface RestorableStore<State> extends ReadableStore<State> {
  restored(state: State): void;
}

/** The configuration for persisting a store's state. */
export interface Persistence<State> {
  readonly key: string;
  /** Increment it when the shape changes; values of other versions are discarded. */
  readonly version: number;
  /** Parses a stored value of this version; returns the reason as text if it is invalid. */
  readonly parse: (value: unknown) => Result<State, string>;
  readonly storage: KeyValueStorage;
  readonly logger: Logger;
}

/**
 * Persists a store's state between visits. It restores a valid state at once (an invalid, foreign or outdated value is
 * discarded and logged, never thrown), writes at most once per tick, and follows the writes of other tabs.
 *
 * @example
 * class CountStore extends StateStore<number> {
 *   restored(count: number): void { this.set(count); }
 * }
 * const parse = (value: unknown) => (typeof value === 'number' ? ok(value) : err('it is no number'));
 * const subscription = persisted(new CountStore(0), { key: 'count', version: 1, parse, storage, logger });
 */
export function persisted<State>(store: RestorableStore<State>, persistence: Persistence<State>): Subscription {
  const { key, storage } = persistence;
  restore(storage.read(key));
  const subscription = new Subscription();
  subscription.add(
    store.state$
      .pipe(
        skip(1),
        auditTime(0, asapScheduler),
        map((state) => JSON.stringify({ version: persistence.version, state })),
        distinctUntilChanged(),
      )
      .subscribe((text) => {
        if (storage.read(key) !== text) storage.write(key, text);
      }),
  );
  subscription.add(storage.changes(key).subscribe(restore));
  return subscription;

  function restore(text: string | null): void {
    if (text === null) return;
    const state = parsePersisted(text, persistence);
    state.match(
      (value) => store.restored(value),
      (reason) => {
        persistence.logger.warn('A stored value was discarded.', { key, reason });
        storage.remove(key);
      },
    );
  }
}

const parseJson = /* @__PURE__ */ Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => 'it is not JSON',
);

function parsePersisted<State>(text: string, { version, parse }: Persistence<State>): Result<State, string> {
  return parseJson(text).andThen((value) => {
    if (typeof value !== 'object' || value === null || !('version' in value) || !('state' in value)) {
      return err('it was not stored by this product');
    }
    return value.version === version ? parse(value.state) : err(`it has version ${String(value.version)}`);
  });
}
