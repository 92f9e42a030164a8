import { StateStore } from '../state/state-store.ts';

/** The state of the prompt to sign in again. */
export interface SignInAgainState {
  /** Whether a prompt is mounted on the screen. */
  readonly isAttended: boolean;
  readonly status: 'idle' | 'asked' | 'done' | 'declined';
}

/**
 * Stores whether a person is being asked to sign in again, over the current page.
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

  /** A prompt is mounted on the screen. */
  attended(): void {
    this.#change({ isAttended: true });
  }

  /** The prompt was removed; pending calls stop waiting for it. */
  unattended(): void {
    const { status } = this.get();
    this.#change({ isAttended: false, status: status === 'asked' ? 'declined' : status });
  }

  asked(): void {
    this.#change({ status: 'asked' });
  }

  /** The same person has signed in again. */
  signedIn(): void {
    this.#change({ status: 'done' });
  }

  /** The person declined, or a different person has signed in. */
  declined(): void {
    this.#change({ status: 'declined' });
  }

  #change(changes: Partial<SignInAgainState>): void {
    this.set({ ...this.get(), ...changes });
  }
}
