import { createSiteLiveChat, type SiteLiveChat } from '#adapters/chat/site-live-chat.ts';
import { createFakeLiveChat } from '../fakes/fake-live-chat.ts';
import { type LiveChatWorld, liveChatContract } from './live-chat.contract.ts';

liveChatContract('the fake', () => {
  const chat = createFakeLiveChat();
  return { chat, ...chat };
});

liveChatContract('on a site with a license', () => drawn(createSiteLiveChat({ kind: 'livechat', license: '1' })));
liveChatContract('on a site without a license', () => drawn(createSiteLiveChat({ kind: 'embedded' })));

/** Simulates the component that renders the widget: it shows the requested visibility and reports each change. */
function drawn(chat: SiteLiveChat): LiveChatWorld {
  let shown: 'minimized' | 'maximized' | 'hidden' | null = null;
  let wantedBefore = chat.widget.get().wanted;
  chat.widget.state$.subscribe(({ wanted }) => {
    const isNew = wanted !== wantedBefore;
    wantedBefore = wanted;
    if (isNew && shown !== null) turn(wanted);
  });
  function turn(visibility: 'minimized' | 'maximized' | 'hidden'): void {
    shown = visibility;
    chat.widgetShows(visibility);
  }
  return {
    chat,
    arrives: () => turn(chat.widget.get().wanted),
    leaves: () => {
      shown = null;
      chat.widgetGone();
    },
    personTurns: turn,
    customer: () => chat.widget.get().customer,
  };
}
