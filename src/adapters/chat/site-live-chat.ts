import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type { ChatChoice } from '#core/chat/chat-choice.ts';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { type ReadableStore, StateStore } from '#core/state/state-store.ts';
import type { ChatCustomer, LiveChat } from '#ports/live-chat.ts';

/** All that the one who draws the widget has to know. */
export interface ChatWidget {
  /** Which widget to draw. */
  readonly choice: ChatChoice;
  /** How it shall be shown. */
  readonly wanted: LiveChatVisibility;
  readonly customer: ChatCustomer | null;
}

/** The chat of a site: one end for who uses it, the other for who draws it. */
export interface SiteLiveChat extends LiveChat {
  readonly widget: ReadableStore<ChatWidget>;
  /** The widget is there, or has changed: this is how it is shown now. */
  widgetShows(visibility: LiveChatVisibility): void;
  /** The widget was taken away, as on the pages without chat. */
  widgetGone(): void;
}

class ChatWidgetStore extends StateStore<ChatWidget> {
  changed(change: Partial<ChatWidget>): void {
    this.set({ ...this.get(), ...change });
  }
}

/**
 * Makes the chat of a site. It draws nothing and fetches nothing: a screen draws what `widget` tells, LiveChat's own
 * widget where the site has a license and the built-in one otherwise, and tells it what the widget says.
 *
 * Source: specification, sections 2 and 4 (SHELL-04).
 *
 * @example
 * const siteChat = createSiteLiveChat(chatChoiceFrom({ chat: { license: '12345678' } }));
 * siteChat.show('maximized');
 * siteChat.widget.get().wanted; // 'maximized'
 */
export function createSiteLiveChat(choice: ChatChoice): SiteLiveChat {
  const widget = new ChatWidgetStore({ choice, wanted: 'minimized', customer: null });
  // Apart from the widget's state: a widget that obeys at once would answer while its state is still being told.
  const said = new BehaviorSubject<LiveChatVisibility | null>(null);
  return {
    widget,
    visibility$: said.pipe(distinctUntilChanged()),
    show: (wanted) => widget.changed({ wanted }),
    customerIs: (customer) => widget.changed({ customer }),
    widgetShows: (visibility) => said.next(visibility),
    widgetGone: () => said.next(null),
  };
}
