import type { Observable } from 'rxjs';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';

/** The customer in a chat with an agent. */
export interface ChatCustomer {
  readonly name: string;
  readonly email: string;
}

/** The live chat widget. */
export interface LiveChat {
  /**
   * Emits the visibility reported by the widget, regardless of who changed it; `null` while there is no widget. Emits
   * the current value at once, then each change. A widget may apply changes with a delay.
   */
  readonly visibility$: Observable<LiveChatVisibility | null>;
  /** Sets the visibility; a value set before the widget exists applies once it is loaded. */
  show(visibility: LiveChatVisibility): void;
  /** Sets the customer; `null` if no one is signed in. */
  customerIs(customer: ChatCustomer | null): void;
}
