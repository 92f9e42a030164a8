import { type ReactNode, useContext, useMemo } from 'react';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { LiveChatContext } from '../app/contexts/live-chat-context.ts';
import { useOpened } from '../hooks/use-opened.ts';
import { useStore } from '../hooks/use-store.ts';

/** Provides the live chat controls to its children. Nothing is loaded until the visibility is first changed. */
export function LiveChatProvider({ children }: { readonly children: ReactNode }) {
  const lazyContainer = useContext(ContainerContext);
  const visibility = useStore(useOpened('liveChat')) ?? 'minimized';
  const controls = useMemo(() => {
    const shown = (wanted: LiveChatVisibility) => () => {
      const show = async () => (await lazyContainer?.open())?.get('liveChat')[wanted]();
      // Without a network connection, there is no chat.
      void show().catch(() => undefined);
    };
    return { visibility, maximize: shown('maximized'), minimize: shown('minimized'), hide: shown('hidden') };
  }, [lazyContainer, visibility]);
  return <LiveChatContext value={controls}>{children}</LiveChatContext>;
}
