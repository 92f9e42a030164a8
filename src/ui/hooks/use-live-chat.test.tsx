import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createContainer } from '#composition/create-container.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createLazyBrowserContainer } from '../app/contexts/lazy-browser-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { LiveChatProvider } from '../components/live-chat-provider.tsx';
import { useLiveChat } from './use-live-chat.ts';

describe('useLiveChat', () => {
  it('SHELL-05 throws a descriptive error outside of a LiveChatProvider', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(() => useLiveChat())).toThrow('useLiveChat must be used within a LiveChatProvider');
    vi.restoreAllMocks();
  });

  it('SHELL-04 starts minimized and changes between all states in the store that the chat follows', async () => {
    const container = createContainer(aWorld());
    const lazyContainer = createLazyBrowserContainer(async () => container);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <ContainerContext value={lazyContainer}>
        <LiveChatProvider>{children}</LiveChatProvider>
      </ContainerContext>
    );
    const { result } = renderHook(() => useLiveChat(), { wrapper });
    expect(result.current.visibility).toBe('minimized');
    for (const from of ['maximize', 'minimize', 'hide'] as const) {
      for (const [to, shown] of [
        ['maximize', 'maximized'],
        ['minimize', 'minimized'],
        ['hide', 'hidden'],
      ] as const) {
        await act(async () => result.current[from]());
        await act(async () => result.current[to]());
        expect([result.current.visibility, container.get('liveChat').get()]).toEqual([shown, shown]);
      }
    }
  });
});
