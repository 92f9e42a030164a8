import { useContext } from 'react';
import { LiveChatContext, type LiveChatControls } from '../app/contexts/live-chat-context.ts';

/** Returns the live chat controls (SHELL-04). Throws outside of the provider (SHELL-05). */
export function useLiveChat(): LiveChatControls {
  const controls = useContext(LiveChatContext);
  if (controls === null) throw new Error('useLiveChat must be used within a LiveChatProvider');
  return controls;
}
