import { createContext } from 'react';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';

/** How the chat is shown, and how to show it otherwise (SHELL-04). */
export interface LiveChatControls {
  readonly visibility: LiveChatVisibility;
  readonly maximize: () => void;
  readonly minimize: () => void;
  readonly hide: () => void;
}

/** Where components find the controls of the chat. */
export const LiveChatContext = createContext<LiveChatControls | null>(null);
