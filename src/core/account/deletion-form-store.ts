import { StateStore } from '../state/state-store.ts';
import type { DeletionRequest } from './deletion-request.ts';
import type { DeletionFailure } from './request-deletion.ts';

/** The content and status of the deletion form. Source: specification, section 4 (ACC-14). */
export type DeletionFormState = DeletionRequest &
  (
    | { readonly status: 'idle' | 'submitting' | 'success' }
    /** `error` contains the text to show and the code for translating it. */
    | { readonly status: 'failure'; readonly error: DeletionFailure }
  );

const EMPTY: DeletionFormState = { status: 'idle', email: '', message: '' };

/**
 * Stores the state of the form for requesting account deletion.
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

  /** Starts an attempt and clears the previous error text. */
  submitted(): void {
    this.#become('submitting');
  }

  /** The request was accepted: clears both fields. */
  succeeded(): void {
    this.set({ ...EMPTY, status: 'success' });
  }

  failed(error: DeletionFailure): void {
    const { email, message } = this.get();
    this.set({ status: 'failure', email, message, error });
  }

  /** The person left before the response arrived. */
  abandoned(): void {
    this.#become('idle');
  }

  /** Clears the form, because its text may identify the person. */
  loggedOut(): void {
    this.set(EMPTY);
  }

  #become(status: 'idle' | 'submitting'): void {
    const { email, message } = this.get();
    this.set({ status, email, message });
  }
}
