import type { Subscription } from 'rxjs';
import { createSiteLiveChat, type SiteLiveChat } from '#adapters/chat/site-live-chat.ts';
import { type AccountStore, accountStreams } from '#core/account/account-store.ts';
import type { ChatChoice } from '#core/chat/chat-choice.ts';
import { chatInStep } from '#core/chat/chat-in-step.ts';
import type { LiveChatStore } from '#core/chat/live-chat-store.ts';

/** An open chat, which can be closed. */
export interface OpenedSiteChat extends SiteLiveChat {
  close(): void;
}

/** Opens the chat of a site, synchronized with the store and with the signed-in person's details. */
export type OpenSiteChat = (choice: ChatChoice) => OpenedSiteChat;

interface SiteChatParts {
  readonly liveChat: LiveChatStore;
  readonly account: AccountStore;
  readonly lifetime: Subscription;
}

/**
 * Creates the function that opens the chat of a site. Chats that are still open are closed with the container.
 *
 * Source: specification, sections 2 and 4 (SHELL-01, SHELL-04).
 */
export function createOpenSiteChat({ liveChat, account, lifetime }: SiteChatParts): OpenSiteChat {
  return (choice) => {
    const chat = createSiteLiveChat(choice);
    const open = chatInStep({ store: liveChat, chat });
    open.add(
      accountStreams(account).user$.subscribe((user) =>
        chat.customerIs(user && { name: `${user.first} ${user.last}`.trim(), email: user.email }),
      ),
    );
    lifetime.add(open);
    return {
      ...chat,
      close: () => {
        lifetime.remove(open);
        open.unsubscribe();
      },
    };
  };
}
