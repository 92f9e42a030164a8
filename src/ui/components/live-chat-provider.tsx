import { type ReactNode, useContext, useMemo } from 'react';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { LiveChatContext } from '../app/contexts/live-chat-context.ts';
import { useOpened } from '../hooks/use-opened.ts';
import { useStore } from '../hooks/use-store.ts';

/** Gives all below it the controls of the live chat; to show it otherwise is what first loads anything. */
export function LiveChatProvider({ children }: { readonly children: ReactNode }) {
  const lazyContainer = useContext(ContainerContext);
  const visibility = useStore(useOpened('liveChat')) ?? 'minimized';
  const controls = useMemo(() => {
    const shown = (wanted: LiveChatVisibility) => () => {
      const show = async () => (await lazyContainer?.open())?.get('liveChat')[wanted]();
      // Without a network there is no chat either.
      void show().catch(() => undefined);
    };
    return { visibility, maximize: shown('maximized'), minimize: shown('minimized'), hide: shown('hidden') };
  }, [lazyContainer, visibility]);
  return <LiveChatContext value={controls}>{children}</LiveChatContext>;
}
