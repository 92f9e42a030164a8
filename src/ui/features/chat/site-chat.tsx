import { lazy, Suspense, useEffect, useState } from 'react';
import type { ChatChoice } from '#core/chat/chat-choice.ts';
import type { ChatMessage } from '#core/chat/chat-talk.ts';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { ChatPanel } from './chat-panel.tsx';

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
