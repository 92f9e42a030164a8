import { BehaviorSubject, type Observable } from 'rxjs';

/** The public interface of a store: the current state and its changes. */
export interface ReadableStore<State> {
  /** Emits the current state at once, then each new one. */
  readonly state$: Observable<State>;
  get(): State;
}

/**
 * The base class of all state stores. A store adds methods named after events (`loggedIn`, `opened`); only they may
 * change the state.
 *
 * @example
 * class CounterStore extends StateStore<number> {
 *   counted(): void { this.set(this.get() + 1); }
 * }
 */
export abstract class StateStore<State> implements ReadableStore<State> {
  readonly state$: Observable<State>;
  readonly #subject: BehaviorSubject<State>;

  constructor(initial: State) {
    this.#subject = new BehaviorSubject(initial);
    this.state$ = this.#subject.asObservable();
  }

  get(): State {
    return this.#subject.getValue();
  }

  protected set(state: State): void {
    this.#subject.next(state);
  }
}

/**
 * The base class of the stores whose whole state is persisted between visits.
 *
 * @example
 * class SeenStore extends PersistedStore<boolean> {
 *   seen(): void { this.set(true); }
 * }
 * new SeenStore(false).restored(true);
 */
export abstract class PersistedStore<State> extends StateStore<State> {
  /** Restores the state from an earlier visit or another tab. */
  restored(state: State): void {
    this.set(state);
  }
}
