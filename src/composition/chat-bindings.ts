import { ChatTalkStore } from '#core/chat/chat-talk-store.ts';
import { LiveChatStore } from '#core/chat/live-chat-store.ts';
import { createFollowChat, createSendChatMessage } from '#core/chat/send-chat-message.ts';
import type { Clock } from '#ports/clock.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { SupportGateway } from '#ports/support-gateway.ts';
import { createOpenSiteChat } from './open-site-chat.ts';

type TalkParts = {
  readonly support: SupportGateway;
  readonly chatTalk: ChatTalkStore;
  readonly clock: Clock;
  readonly ids: IdSource;
};

/** The live chat. */
export const chatBindings = {
  liveChat: () => new LiveChatStore(),
  openSiteChat: createOpenSiteChat,
  chatTalk: () => new ChatTalkStore(),
  sendChatMessage: ({ support, chatTalk, clock, ids }: TalkParts) =>
    createSendChatMessage({ support, talk: chatTalk, clock, ids }),
  followChat: ({ support, chatTalk }: TalkParts) => createFollowChat({ support, talk: chatTalk }),
};
