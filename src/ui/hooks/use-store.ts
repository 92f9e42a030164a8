import { useCallback, useSyncExternalStore } from 'react';
import type { ReadableStore } from '#core/state/state-store.ts';

const whole = (state: unknown): unknown => state;
const unfollowed = (): void => undefined;

/**
 * Returns the state of a store, or a part of it, and rerenders the component when that changes. `select` must return
 * the same value for the same state. Without a store, there is no state.
 *
 * @example
 * const credits = useStore(account, (state) => state.credits);
 */
export function useStore<State>(store: ReadableStore<State>): State;
export function useStore<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part;
export function useStore<State>(store: ReadableStore<State> | null): State | null;
export function useStore(store: ReadableStore<unknown> | null, select = whole): unknown {
  // Stable between renders: a store emits on subscription, which would cause an extra render.
  const follow = useCallback(
    (changed: () => void) => {
      const following = store?.state$.subscribe(changed);
      return following ? () => following.unsubscribe() : unfollowed;
    },
    [store],
  );
  const snapshot = () => (store === null ? null : select(store.get()));
  return useSyncExternalStore(follow, snapshot, snapshot);
}
