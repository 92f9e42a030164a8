import type { Observable } from 'rxjs';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';

/** Who talks to an agent. */
export interface ChatCustomer {
  readonly name: string;
  readonly email: string;
}

/** The widget in which a person talks to an agent. */
export interface LiveChat {
  /**
   * How the widget says that it is shown, whoever caused it; `null` while there is none. Emits at once, then each
   * change. A widget may take its time to do as it was told.
   */
  readonly visibility$: Observable<LiveChatVisibility | null>;
  /** Tells how it shall be shown; what is told before there is a widget holds for the one that comes. */
  show(visibility: LiveChatVisibility): void;
  /** Tells who is there; `null` when nobody is known (any more). */
  customerIs(customer: ChatCustomer | null): void;
}
