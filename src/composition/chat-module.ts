import { ContainerModule } from 'inversify';
import { LiveChatStore } from '../core/chat/live-chat-store.ts';
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
});
