import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type { ChatChoice } from '#core/chat/chat-choice.ts';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { type ReadableStore, StateStore } from '#core/state/state-store.ts';
import type { ChatCustomer, LiveChat } from '#ports/live-chat.ts';

/** Everything the component that renders the widget needs. */
export interface ChatWidget {
  /** The widget to render. */
  readonly choice: ChatChoice;
  /** The requested visibility. */
  readonly wanted: LiveChatVisibility;
  readonly customer: ChatCustomer | null;
}

/** The chat of a site, with one interface for its callers and one for the component that renders the widget. */
export interface SiteLiveChat extends LiveChat {
  readonly widget: ReadableStore<ChatWidget>;
  /** Reports the widget's current visibility, after it has loaded or changed. */
  widgetShows(visibility: LiveChatVisibility): void;
  /** Reports that the widget was removed, as on pages without chat. */
  widgetGone(): void;
}

class ChatWidgetStore extends StateStore<ChatWidget> {
  changed(change: Partial<ChatWidget>): void {
    this.set({ ...this.get(), ...change });
  }
}

/**
 * Creates the chat of a site. It renders and fetches nothing: a UI component renders what `widget` describes
 * (LiveChat's own widget if the site has a license, the built-in one otherwise) and reports the widget's state back.
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
  // Separate from the widget's state: a widget that reacts synchronously would report back while its state is still
  // being set.
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
