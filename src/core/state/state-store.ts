import { BehaviorSubject, type Observable } from 'rxjs';

/** The side of a store that everyone may see: the state now, and as it changes. */
export interface ReadableStore<State> {
  /** Emits the state at once, then each new one. */
  readonly state$: Observable<State>;
  get(): State;
}

/**
 * The base of every state store. A store adds verbs that name what happened (`loggedIn`, `opened`); only they may
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
