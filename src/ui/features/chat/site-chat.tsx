import { lazy, Suspense, useEffect, useState } from 'react';
import type { ChatChoice } from '#core/chat/chat-choice.ts';
import type { ChatMessage } from '#core/chat/chat-talk.ts';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { ChatPanel } from './chat-panel.tsx';

const LiveChatWidget = lazy(() => import('./live-chat-widget.tsx'));

interface SiteChatProps {
  /** What the site's chat tells who draws it. */
  readonly widget: {
    readonly choice: ChatChoice;
    readonly wanted: LiveChatVisibility;
    readonly customer: { readonly name: string; readonly email: string } | null;
  };
  /** How it is shown now; said once it is there and at each change. Must not change from one drawing to the next. */
  readonly onShows: (visibility: LiveChatVisibility) => void;
  /** It was taken away. Must not change either. */
  readonly onGone: () => void;
  /** The conversation in the built-in chat. */
  readonly messages: readonly ChatMessage[];
  readonly offline?: boolean;
  readonly onSend: (text: string) => void;
  readonly onRetry: (id: string) => void;
}

/** The chat of a site: LiveChat's widget where the site has a license, the built-in one otherwise. */
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
  // A widget does as it is told, and what a person does to it afterwards counts until it is told something else.
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
