import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { OpenedSiteChat } from '#composition/open-site-chat.ts';
import { type ChatChoice, chatChoiceFrom } from '#core/chat/chat-choice.ts';
import type { ChatMessage } from '#core/chat/chat-talk.ts';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { shellVariant } from '#core/site/shell-variant.ts';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { ChatPanel } from './chat-panel.tsx';

/** Renders the site's chat on pages that have one (SHELL-01, SHELL-03). */
export function MembersChat() {
  const container = useContainer();
  const { liveChat } = shellVariant(useLocation().pathname);
  const [chat, setChat] = useState<OpenedSiteChat | null>(null);

  useEffect(() => {
    if (!liveChat) return undefined;
    const visit = new AbortController();
    let opened: OpenedSiteChat | null = null;
    const open = async () => {
      const { siteDomain } = container.get('world');
      const config = await container.get('querySiteConfig')(siteDomain, { signal: visit.signal });
      if (visit.signal.aborted) return;
      opened = container.get('openSiteChat')(chatChoiceFrom(config.unwrapOr(null)));
      setChat(opened);
    };
    void open();
    return () => {
      visit.abort();
      opened?.close();
      setChat(null);
    };
  }, [container, liveChat]);

  return chat === null ? null : <OpenChat chat={chat} />;
}

function OpenChat({ chat }: { readonly chat: OpenedSiteChat }) {
  const container = useContainer();
  const widget = useStore(chat.widget);
  const liveChat = container.get('liveChat');
  const isOpen = useStore(liveChat) === 'maximized';
  const messages = useStore(container.get('chatTalk'));
  const embedded = widget.choice.kind === 'embedded';

  useEffect(() => {
    if (!embedded || !isOpen) return undefined;
    const following = container.get('followChat')();
    return () => following.unsubscribe();
  }, [container, embedded, isOpen]);

  const shows = useCallback(
    (visibility: LiveChatVisibility) => {
      chat.widgetShows(visibility);
      // The built-in chat reacts immediately, so its reported visibility is never outdated.
      if (embedded && liveChat.get() !== visibility) liveChat[visibility]();
    },
    [chat, embedded, liveChat],
  );

  const say = container.get('sendChatMessage');
  return (
    <SiteChat
      widget={widget}
      onShows={shows}
      onGone={chat.widgetGone}
      messages={messages}
      onSend={(text) => void say(text)}
      onRetry={(id) => {
        const failed = messages.find((message) => message.id === id);
        if (failed) void say(failed.text, { idempotencyKey: id });
      }}
    />
  );
}

const LiveChatWidget = lazy(() => import('./live-chat-widget.tsx'));

interface SiteChatProps {
  /** The site's chat as the component that renders it sees it. */
  readonly widget: {
    readonly choice: ChatChoice;
    readonly wanted: LiveChatVisibility;
    readonly customer: { readonly name: string; readonly email: string } | null;
  };
  /** Called with the visibility when the widget has loaded and on each change. Must be stable between renders. */
  readonly onShows: (visibility: LiveChatVisibility) => void;
  /** Called when the widget was removed. Must be stable between renders. */
  readonly onGone: () => void;
  /** The conversation of the built-in chat. */
  readonly messages: readonly ChatMessage[];
  readonly offline?: boolean;
  readonly onSend: (text: string) => void;
  readonly onRetry: (id: string) => void;
}

/** Renders the chat of a site: LiveChat's widget if the site has a license, otherwise the built-in one. */
export function SiteChat({ widget, onShows, onGone, ...conversation }: SiteChatProps) {
  const { choice, wanted, customer } = widget;
  if (choice.kind === 'embedded') {
    return <EmbeddedChat wanted={wanted} onShows={onShows} onGone={onGone} {...conversation} />;
  }
  return (
    <Suspense>
      <LiveChatWidget license={choice.license} wanted={wanted} customer={customer} onShows={onShows} onGone={onGone} />
    </Suspense>
  );
}

function EmbeddedChat({
  wanted,
  onShows,
  onGone,
  ...conversation
}: Omit<SiteChatProps, 'widget'> & { readonly wanted: LiveChatVisibility }) {
  // A widget obeys each request. A later change by a person applies until the next request.
  const [sent, setSent] = useState(wanted);
  const [shown, setShown] = useState(wanted);
  if (sent !== wanted) {
    setSent(wanted);
    setShown(wanted);
  }
  useEffect(() => onShows(shown), [onShows, shown]);
  useEffect(() => onGone, [onGone]);
  return <ChatPanel visibility={shown} onVisibility={setShown} {...conversation} />;
}
