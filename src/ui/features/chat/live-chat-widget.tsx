import { LiveChatWidget as Widget } from '@livechat/widget-react';
import { useEffect } from 'react';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';

interface LiveChatWidgetProps {
  readonly license: string;
  readonly wanted: LiveChatVisibility;
  readonly customer: { readonly name: string; readonly email: string } | null;
  /** The widget is there, or a person has changed it. */
  readonly onShows: (visibility: LiveChatVisibility) => void;
  /** The widget was taken away. */
  readonly onGone: () => void;
}

/** LiveChat's own widget. It fetches a script from LiveChat: import it lazily, where the site has a license. */
export default function LiveChatWidget({ license, wanted, customer, onShows, onGone }: LiveChatWidgetProps) {
  useEffect(() => onGone, [onGone]);
  return (
    <Widget
      license={license}
      visibility={wanted}
      {...(customer && { customerName: customer.name, customerEmail: customer.email })}
      onReady={({ state }) => onShows(state.visibility)}
      onVisibilityChanged={({ visibility }) => onShows(visibility)}
    />
  );
}
