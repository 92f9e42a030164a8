import { createContext } from 'react';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';

/** The visibility of the chat, and the functions that change it (SHELL-04). */
export interface LiveChatControls {
  readonly visibility: LiveChatVisibility;
  readonly maximize: () => void;
  readonly minimize: () => void;
  readonly hide: () => void;
}

/** The context that provides the chat controls to components. */
export const LiveChatContext = createContext<LiveChatControls | null>(null);
