import { LiveChatWidget as Widget } from '@livechat/widget-react';
import { useEffect } from 'react';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';

interface LiveChatWidgetProps {
  readonly license: string;
  readonly wanted: LiveChatVisibility;
  readonly customer: { readonly name: string; readonly email: string } | null;
  /** Called when the widget has loaded or a person has changed its visibility. */
  readonly onShows: (visibility: LiveChatVisibility) => void;
  /** Called when the widget was removed. */
  readonly onGone: () => void;
}

/**
 * Renders LiveChat's own widget. It fetches a script from LiveChat: import it lazily, and only if the site has a
 * license.
 */
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
