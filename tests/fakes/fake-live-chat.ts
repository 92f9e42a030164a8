import { BehaviorSubject } from 'rxjs';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import type { ChatCustomer, LiveChat } from '#ports/live-chat.ts';

/** A live chat whose widget is controlled by a test. */
export interface FakeLiveChat extends LiveChat {
  /** Returns the current customer. */
  customer(): ChatCustomer | null;
  /** Returns the last requested visibility; initially `minimized`. */
  wanted(): LiveChatVisibility;
  /** Loads the widget with the requested visibility. */
  arrives(): void;
  /** Removes the widget. */
  leaves(): void;
  /** Simulates a person's click on the widget. */
  personTurns(visibility: LiveChatVisibility): void;
  /** Makes the widget queue commands until it catches up, and then apply all of them in order. */
  slowsDown(): void;
  catchesUp(): void;
  /** Makes the widget ignore commands. */
  stopsObeying(): void;
}

/**
 * Creates a live chat whose widget is not loaded yet.
 *
 * @example
 * const chat = createFakeLiveChat();
 * chat.show('maximized');
 * chat.wanted(); // 'maximized'
 */
export function createFakeLiveChat(): FakeLiveChat {
  const shown = new BehaviorSubject<LiveChatVisibility | null>(null);
  const behind: LiveChatVisibility[] = [];
  let manner: 'prompt' | 'slow' | 'deaf' = 'prompt';
  let wanted: LiveChatVisibility = 'minimized';
  let customer: ChatCustomer | null = null;

  function turnTo(visibility: LiveChatVisibility | null): void {
    // A widget reports only changes.
    if (visibility !== shown.getValue()) shown.next(visibility);
  }

  return {
    visibility$: shown.asObservable(),
    show: (visibility) => {
      wanted = visibility;
      if (shown.getValue() === null || manner === 'deaf') return;
      if (manner === 'slow') behind.push(visibility);
      else turnTo(visibility);
    },
    customerIs: (who) => {
      customer = who;
    },
    customer: () => customer,
    wanted: () => wanted,
    arrives: () => turnTo(manner === 'deaf' ? 'minimized' : wanted),
    leaves: () => turnTo(null),
    personTurns: turnTo,
    slowsDown: () => {
      manner = 'slow';
    },
    catchesUp: () => {
      for (const next of behind.splice(0)) turnTo(next);
    },
    stopsObeying: () => {
      manner = 'deaf';
    },
  };
}
