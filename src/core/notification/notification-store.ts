import { Subscription, timer } from 'rxjs';
import { StateStore } from '../state/state-store.ts';

/** How long a notification of the members area is shown unless it says otherwise, in milliseconds (section 9). */
export const NOTIFICATION_DURATION_MS = 1_000;

/** A short word to the person, shown over whatever they do. */
export interface Notification {
  readonly text: string;
  readonly tone: 'success' | 'error' | 'info';
  /** In milliseconds. */
  readonly durationMs: number;
  /** Names what the rules of the core say, for a screen to say it in another language. */
  readonly code?: NotificationCode;
}

/** What the core itself has to say; the words of anything else are those of whoever says it. */
export type NotificationCode = 'deletion-requested';

/** A notification as it is wanted: a success of the usual duration, unless it says otherwise. */
export type NotificationInput = Pick<Notification, 'text'> & Partial<Notification>;

/**
 * Holds at most one notification: a new one takes the place of the old and has its whole time. It closes by itself when
 * it has been visible for its duration, which counts from {@link painted}: the code that shows it may arrive late.
 *
 * Source: specification, sections 4 and 9 (SHELL-07).
 *
 * @example
 * const notifications = new NotificationStore();
 * notifications.notified({ text: 'Your request has been submitted successfully!', durationMs: 10_000 });
 * notifications.painted(); // it closes 10 seconds from now
 */
export class NotificationStore extends StateStore<Notification | null> {
  #closing = Subscription.EMPTY;

  constructor() {
    super(null);
  }

  notified({ tone = 'success', durationMs = NOTIFICATION_DURATION_MS, ...wanted }: NotificationInput): void {
    this.#closing.unsubscribe();
    this.set({ ...wanted, tone, durationMs });
  }

  /** The notification has become visible: its time begins. */
  painted(): void {
    this.#closing.unsubscribe();
    const shown = this.get();
    if (shown !== null) this.#closing = timer(shown.durationMs).subscribe(() => this.dismissed());
  }

  /** Before its time, or because it was over. */
  dismissed(): void {
    this.#closing.unsubscribe();
    this.set(null);
  }
}
