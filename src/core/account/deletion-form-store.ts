import { StateStore } from '../state/state-store.ts';
import type { DeletionRequest } from './deletion-request.ts';
import type { DeletionFailure } from './request-deletion.ts';

/** The deletion form: what is typed in it, and what became of it. Source: specification, section 4 (ACC-14). */
export type DeletionFormState = DeletionRequest &
  (
    | { readonly status: 'idle' | 'submitting' | 'success' }
    /** `error` has the text to show, and the code by which it is said in another language. */
    | { readonly status: 'failure'; readonly error: DeletionFailure }
  );

const EMPTY: DeletionFormState = { status: 'idle', email: '', message: '' };

/**
 * Holds the form by which people ask for their account to be deleted.
 *
 * Source: specification, section 4 (ACC-14).
 *
 * @example
 * const form = new DeletionFormStore();
 * form.typed({ email: 'user@demo.vinport.example' });
 * form.submitted();
 * form.get().status; // 'submitting'
 */
export class DeletionFormStore extends StateStore<DeletionFormState> {
  constructor() {
    super(EMPTY);
  }

  typed(typed: Partial<DeletionRequest>): void {
    this.set({ ...this.get(), ...typed });
  }

  /** An attempt begins; the text of an earlier error goes. */
  submitted(): void {
    this.#become('submitting');
  }

  /** The wish was taken: both fields are cleared. */
  succeeded(): void {
    this.set({ ...EMPTY, status: 'success' });
  }

  failed(error: DeletionFailure): void {
    const { email, message } = this.get();
    this.set({ status: 'failure', email, message, error });
  }

  /** The person left before there was an answer. */
  abandoned(): void {
    this.#become('idle');
  }

  /** What was typed may tell who it was. */
  loggedOut(): void {
    this.set(EMPTY);
  }

  #become(status: 'idle' | 'submitting'): void {
    const { email, message } = this.get();
    this.set({ status, email, message });
  }
}
