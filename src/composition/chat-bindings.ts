import { ChatTalkStore } from '#core/chat/chat-talk-store.ts';
import { LiveChatStore } from '#core/chat/live-chat-store.ts';
import { createFollowChat, createSendChatMessage } from '#core/chat/send-chat-message.ts';
import { createOpenSiteChat } from './open-site-chat.ts';

/** The live chat. */
export const chatBindings = {
  liveChat: () => new LiveChatStore(),
  openSiteChat: createOpenSiteChat,
  chatTalk: () => new ChatTalkStore(),
  sendChatMessage: createSendChatMessage,
  followChat: createFollowChat,
};
