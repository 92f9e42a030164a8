import { Subscription, timer } from 'rxjs';
import { StateStore } from '../state/state-store.ts';

/** The default duration of a notification in the members area, in milliseconds (section 9). */
export const NOTIFICATION_DURATION_MS = 1_000;

/** A short message shown on top of the current screen. */
export interface Notification {
  readonly text: string;
  readonly tone: 'success' | 'error' | 'info';
  /** The duration in milliseconds. */
  readonly durationMs: number;
  /** The code of a message from the core, so that a screen can translate it. */
  readonly code?: NotificationCode;
}

/** The messages of the core. Other messages are provided by their callers. */
export type NotificationCode = 'deletion-requested';

/** The input for a notification: by default a success of the standard duration. */
export type NotificationInput = Pick<Notification, 'text'> & Partial<Notification>;

/**
 * Stores at most one notification. A new one replaces the old one and is shown for its full duration. It closes
 * automatically after its duration, measured from {@link painted}, because the code that displays it may load late.
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

  /** The notification has become visible; starts its timer. */
  painted(): void {
    this.#closing.unsubscribe();
    const shown = this.get();
    if (shown !== null) this.#closing = timer(shown.durationMs).subscribe(() => this.dismissed());
  }

  /** Closes the notification, either early or after its duration. */
  dismissed(): void {
    this.#closing.unsubscribe();
    this.set(null);
  }
}
