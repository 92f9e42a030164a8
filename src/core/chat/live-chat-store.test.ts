import { describe, expect, it } from 'vitest';
import { LiveChatStore, type LiveChatVisibility } from './live-chat-store.ts';

const WAYS: readonly LiveChatVisibility[] = ['minimized', 'maximized', 'hidden'];

describe('LiveChatStore', () => {
  it('SHELL-04 starts minimized', () => {
    expect(new LiveChatStore().get()).toBe('minimized');
  });

  it.each(WAYS.flatMap((from) => WAYS.map((to) => [from, to] as const)))(
    'SHELL-04 changes from %s to %s',
    (from, to) => {
      const chat = new LiveChatStore();
      chat[from]();
      expect(chat.get()).toBe(from);
      chat[to]();
      expect(chat.get()).toBe(to);
    },
  );
});
