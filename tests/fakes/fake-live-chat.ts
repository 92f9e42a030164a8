import { BehaviorSubject } from 'rxjs';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import type { ChatCustomer, LiveChat } from '#ports/live-chat.ts';

/** A chat whose widget can be played by a test. */
export interface FakeLiveChat extends LiveChat {
  /** Whom it knows. */
  customer(): ChatCustomer | null;
  /** What it was told last; at first a widget is minimized. */
  wanted(): LiveChatVisibility;
  /** The widget is loaded, and shows what was wanted. */
  arrives(): void;
  /** The widget is taken away. */
  leaves(): void;
  /** A person clicks on the widget. */
  personTurns(visibility: LiveChatVisibility): void;
  /** From now on the widget does as it is told only when it catches up, all of it in turn. */
  slowsDown(): void;
  catchesUp(): void;
  /** From now on the widget does not do as it is told. */
  stopsObeying(): void;
}

/**
 * Makes a chat whose widget is still to come.
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
    // A widget speaks up only when something changes.
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
