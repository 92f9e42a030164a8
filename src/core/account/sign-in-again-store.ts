import { StateStore } from '../state/state-store.ts';

/** How far it is with a person who has to sign in again. */
export interface SignInAgainState {
  /** Whether something on the screen can ask. */
  readonly isAttended: boolean;
  readonly status: 'idle' | 'asked' | 'done' | 'declined';
}

/**
 * Holds whether a person is being asked to sign in again, over the page they are on.
 *
 * @example
 * const signInAgain = new SignInAgainStore();
 * signInAgain.attended();
 * signInAgain.asked();
 * signInAgain.get().status; // 'asked'
 */
export class SignInAgainStore extends StateStore<SignInAgainState> {
  constructor() {
    super({ isAttended: false, status: 'idle' });
  }

  /** Something that can ask is on the screen. */
  attended(): void {
    this.#change({ isAttended: true });
  }

  /** It is there no longer; whoever waited for it need not wait. */
  unattended(): void {
    const { status } = this.get();
    this.#change({ isAttended: false, status: status === 'asked' ? 'declined' : status });
  }

  asked(): void {
    this.#change({ status: 'asked' });
  }

  /** The same person is signed in again. */
  signedIn(): void {
    this.#change({ status: 'done' });
  }

  /** The person does not want to, or somebody else has signed in. */
  declined(): void {
    this.#change({ status: 'declined' });
  }

  #change(changes: Partial<SignInAgainState>): void {
    this.set({ ...this.get(), ...changes });
  }
}
