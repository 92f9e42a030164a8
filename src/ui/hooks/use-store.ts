import { useCallback, useSyncExternalStore } from 'react';
import type { ReadableStore } from '#core/state/state-store.ts';

const whole = (state: unknown): unknown => state;
const unfollowed = (): void => undefined;

/**
 * The state of a store, or what is selected of it; the component is drawn anew when that changes. `select` must give the
 * same value for the same state. Where there is no store yet, there is no state either.
 *
 * @example
 * const credits = useStore(account, (state) => state.credits);
 */
export function useStore<State>(store: ReadableStore<State>): State;
export function useStore<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part;
export function useStore<State>(store: ReadableStore<State> | null): State | null;
export function useStore(store: ReadableStore<unknown> | null, select = whole): unknown {
  // The same from one drawing to the next: a store emits to who begins to follow, and that would be a drawing more.
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
