import { ContainerModule } from 'inversify';
import { ChatTalkStore } from '#core/chat/chat-talk-store.ts';
import { createFollowChat } from '#core/chat/follow-chat.ts';
import { LiveChatStore } from '#core/chat/live-chat-store.ts';
import { createSendChatMessage } from '#core/chat/send-chat-message.ts';
import { createOpenSiteChat } from './open-site-chat.ts';
import { service } from './service.ts';

/** Binds the live chat. */
export const chatModule = new ContainerModule(({ bind }) => {
  bind(service('liveChat')).toResolvedValue(() => new LiveChatStore());
  bind(service('openSiteChat')).toResolvedValue(createOpenSiteChat, [
    service('liveChat'),
    service('account'),
    service('lifetime'),
  ]);
  bind(service('chatTalk')).toResolvedValue(() => new ChatTalkStore());
  bind(service('sendChatMessage')).toResolvedValue(
    (support, talk, { clock, ids }) => createSendChatMessage({ support, talk, clock, ids }),
    [service('support'), service('chatTalk'), service('world')],
  );
  bind(service('followChat')).toResolvedValue(
    (support, talk) => createFollowChat({ support, talk }),
    [service('support'), service('chatTalk')],
  );
});
