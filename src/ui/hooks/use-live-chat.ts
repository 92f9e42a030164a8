import { useContext } from 'react';
import { LiveChatContext, type LiveChatControls } from '../app/contexts/live-chat-context.ts';

/** The controls of the live chat (SHELL-04); outside of its provider there are none (SHELL-05). */
export function useLiveChat(): LiveChatControls {
  const controls = useContext(LiveChatContext);
  if (controls === null) throw new Error('useLiveChat must be used within a LiveChatProvider');
  return controls;
}
